import { LatchkeyError } from '../contract/index.ts'

/**
 * Reads the body of a response as UTF-8, up to a size limit.
 *
 * @throws LatchkeyError `http.too-large`, `http.malformed` if it is not UTF-8.
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

/** Cancels the download before the rejection. */
async function refuse(source: Pick<ReadableStream, 'cancel'> | null): Promise<never> {
  await source?.cancel().catch(() => {
    // A stream that can't be cancelled is ignored anyway.
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
