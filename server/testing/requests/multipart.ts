/** One part of a form: a text field, or a file with the name it has on the person's machine. */
export type FormPart = [field: string, text: string] | [field: string, content: Uint8Array, fileName: string];

export const boundary = 'a-boundary-of-tests';

/** The head of a file's part, for callers who send what follows themselves. */
export const filePartHead = (field: string, fileName: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\n` +
  'Content-Type: application/octet-stream\r\n\r\n';

/** A multipart form byte for byte, its parts in the order given. */
export const multipart = (parts: FormPart[]) => ({
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'sec-fetch-site': 'same-origin' },
  body: Buffer.concat([
    ...parts.flatMap(([field, content, fileName]) => [
      Buffer.from(
        fileName === undefined
          ? `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n`
          : filePartHead(field, fileName),
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]),
});
