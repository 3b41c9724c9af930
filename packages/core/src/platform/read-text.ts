import { LatchkeyError } from '../contract/index.ts'

/**
 * Reads an answer's body as UTF-8, and no more of it than allowed.
 *
 * @throws LatchkeyError `http.too-large`, `http.malformed` when it is no UTF-8.
 */
export async function readText(response: Response, maxBytes: number): Promise<string> {
  if (Number(response.headers.get('content-length')) > maxBytes) await refuse(response.body)
  const reader = response.body?.getReader()
  if (reader === undefined) return ''
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decode(decoder)
    bytes += value.byteLength
    if (bytes > maxBytes) await refuse(reader)
    text += decode(decoder, value)
  }
}

/** Stops the download before saying no. */
async function refuse(source: Pick<ReadableStream, 'cancel'> | null): Promise<never> {
  await source?.cancel().catch(() => {
    // A stream that can't be cancelled is dropped all the same.
  })
  throw new LatchkeyError('http.too-large', {})
}

function decode(decoder: TextDecoder, bytes?: Uint8Array<ArrayBuffer>): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined })
  } catch (thrown) {
    throw new LatchkeyError('http.malformed', {}, { cause: thrown })
  }
}
