/** Measures a font file apart from the page, which ends what takes too long. */
addEventListener("message", ({ data }: MessageEvent<File>) => {
  // Later than the listener: a message would not wait for HarfBuzz, which loads while its module does.
  void import("./measured-file.ts")
    .then(({ answerTo }) => answerTo(data))
    .then((answer) => {
      postMessage(answer);
    });
});
