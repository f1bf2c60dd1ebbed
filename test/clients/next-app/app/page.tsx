export default function Page() {
  return (
    <article>
      <h1>Heading one</h1>
      <h2>Heading two</h2>
      <h3>Heading three</h3>
      <h4>Heading four</h4>
      <p>
        Running text, <strong>strong words</strong> and <em>emphasis</em>.
      </p>
      <pre>const answer = 42;</pre>
      <p>
        <code>npm start</code>
      </p>
    </article>
  );
}
