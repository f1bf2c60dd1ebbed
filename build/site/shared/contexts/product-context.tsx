import type { LanguageTexts } from "../samples/language-texts.ts";
import PRODUCT_PAGE from "../samples/product-page.json" with { type: "json" };
import { MarkedText } from "../specimen/marked-text.tsx";

/** A page of a shop: a stool in English, in other languages a book with the sample texts. */
export function ProductContext({ texts }: { texts: LanguageTexts }) {
  const { price, priceNote, options, action } = PRODUCT_PAGE;
  const { shop, name, description, delivery } = productTexts(texts);
  return (
    <div class="cx-product" lang={texts.lang} dir={texts.direction}>
      <div class="cx-trail" data-text="trail" hidden={shop === ""}>
        {shop}
      </div>
      <div class="cx-picture">
        <StoolDrawing />
        <div class="cx-cover h2" data-text="title">
          {texts.title}
        </div>
      </div>
      <div class="cx-buy">
        <div class="h1" data-text="title">
          {name}
        </div>
        <div class="cx-price">
          {price} <small class="english">{priceNote}</small>
        </div>
        {description.map((paragraph, index) => (
          <p data-text={index === 0 ? "lead" : "paragraph-0"}>
            <MarkedText text={paragraph} />
          </p>
        ))}
        {options.map(optionRow)}
        <span class="cx-button primary english">{action}</span>
        <small class="cx-quiet" data-text="small">
          {delivery}
        </small>
      </div>
    </div>
  );
}

/** By the slots that the client fills, too. */
function productTexts(texts: LanguageTexts) {
  const { trail, name, description, delivery } = PRODUCT_PAGE;
  if (texts.lang === "en") return { shop: trail.join(" / "), name, description, delivery };
  const { title, lead, paragraphs, small } = texts;
  const [paragraph = ""] = paragraphs;
  return { shop: "", name: title, description: [lead, paragraph], delivery: small };
}

function optionRow({ label, choices, chosen }: (typeof PRODUCT_PAGE.options)[number]) {
  return (
    <div class="cx-option english">
      <span class="cx-label">{label}</span>
      <span class="cx-choices">
        {choices.map((choice) => (
          <span class={choice === chosen ? "choice chosen" : "choice"}>{choice}</span>
        ))}
      </span>
    </div>
  );
}

/** The stool in section, as a workshop draws it. */
function StoolDrawing() {
  return (
    <svg class="english" viewBox="0 0 240 260" aria-hidden="true" focusable="false">
      <path d="M52 40h136v14H52zM102 43.5h36v7h-36zM36 142h168v14H36z" />
      <path d="M68 54 40 142M80 54l-9 88M172 54l28 88M160 54l9 88" />
      <path d="m36 156-14 80h15l16-80M204 156l14 80h-15l-16-80M47 206h146M45 216h150" />
      <path class="measure" d="M8 40v196M4 40h8M4 236h8M22 252h196M22 248v8M218 248v8" />
    </svg>
  );
}
