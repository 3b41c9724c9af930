const RATE = 8_000
const SECONDS = 1
const HEADER_BYTES = 44
/** The tone, in oscillations per second. */
const HERTZ = 440

/** One second of a tone that fades, as WAV (8 bits, one channel). */
export function makeSong(): Uint8Array<ArrayBuffer> {
  const samples = RATE * SECONDS
  const bytes = new Uint8Array(HEADER_BYTES + samples)
  const view = new DataView(bytes.buffer)
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at)
  write(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, RATE, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  write(36, 'data')
  view.setUint32(40, samples, true)
  for (let at = 0; at < samples; at += 1) {
    const loudness = 1 - at / samples
    const wave = Math.sin((2 * Math.PI * HERTZ * at) / RATE)
    bytes[HEADER_BYTES + at] = Math.round(128 + 100 * loudness * wave)
  }
  return bytes
}
