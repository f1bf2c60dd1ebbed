/** Two actions of a context, of which one is the usual one. Nothing in a context can be pressed. */
export function Buttons({ secondary, primary }: { secondary: string; primary: string }) {
  return (
    <div class="cx-buttons">
      <span class="cx-button">{secondary}</span>
      <span class="cx-button primary">{primary}</span>
    </div>
  );
}
