export function App() {
  return (
    <article>
      <h1>Heading one</h1>
      <h2>Heading two</h2>
      <h3>Heading three</h3>
      <h4>Heading four</h4>
      <h5>Heading five</h5>
      <h6>Heading six</h6>
      <p>
        Running text, <strong>strong words</strong> and <em>emphasis</em>.
      </p>
      <p>
        <code>npm start</code>
      </p>
      <pre>
        <code>const answer = 42;</code>
      </pre>
    </article>
  );
}
