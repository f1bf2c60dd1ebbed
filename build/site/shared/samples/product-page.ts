/** A choice that a buyer makes. */
export interface ProductOption {
  label: string;
  choices: readonly string[];
  /** One of `choices`. */
  chosen: string;
}

/** A page of a shop for one product. All strings are plain text. */
export interface ProductPage {
  /** Where the product stands in the shop, the widest group first, without the product itself. */
  trail: readonly string[];
  name: string;
  /** With its currency sign. */
  price: string;
  /** What the price includes, for small print. */
  priceNote: string;
  description: readonly string[];
  options: readonly ProductOption[];
  /** The button that buys. */
  action: string;
  /** When it arrives, for the line below the button. */
  delivery: string;
  /** Three. */
  specifications: readonly { label: string; value: string }[];
  review: {
    /** 1 to 5. */
    stars: number;
    title: string;
    text: string;
    author: string;
  };
}

export const PRODUCT_PAGE: ProductPage = {
  trail: ["Workshop", "Seating"],
  name: "Larch two-step stool",
  price: "€148.00",
  priceNote: "Includes VAT. Delivery from €9.50.",
  description: [
    "A stool for the shelf you cannot quite reach. Two broad treads, four splayed legs, and a slot in the top that fits a hand, so it gets moved instead of climbed over.",
    "We cut the parts from a single plank and keep them together, so the grain runs up one side and down the other. It arrives assembled. If a joint ever loosens, send it back and we will glue it again at no charge.",
  ],
  options: [
    {
      label: "Finish",
      choices: ["Soap", "Linseed oil", "Black wax"],
      chosen: "Linseed oil",
    },
    { label: "Feet", choices: ["Bare wood", "Felt", "Cork"], chosen: "Cork" },
  ],
  action: "Add to basket",
  delivery: "Made to order. Leaves the workshop in 8 to 10 working days.",
  specifications: [
    { label: "Size", value: "42 × 38 × 46 cm" },
    { label: "Weight", value: "3.4 kg" },
    { label: "Carries", value: "up to 130 kg" },
  ],
  review: {
    stars: 4,
    title: "Bought one, went back for a second",
    text: "The first stays in the kitchen, where my father sits on it to shell peas. I wanted it for the bookcase, so now there are two. One star short only because the oil smelled for a week.",
    author: "Tomasz, Gdynia",
  },
};
