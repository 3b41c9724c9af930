import { expect, test } from 'vitest'
import { pictureUrl } from './picture-url.ts'

const CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
const GATEWAY = 'https://gateway.example'

test.each([
  ['https://img.example/1.png', 'https://img.example/1.png'],
  ['data:image/svg+xml;base64,AA==', 'data:image/svg+xml;base64,AA=='],
  ['http://127.0.0.1:4403/1.svg', 'http://127.0.0.1:4403/1.svg'],
  [`ipfs://${CID}`, `${GATEWAY}/ipfs/${CID}`],
  [`ipfs://${CID}/1 2.png`, `${GATEWAY}/ipfs/${CID}/1%202.png`],
  [`ipfs://${CID}/1.png`, `${GATEWAY}/ipfs/${CID}/1.png`],
  [`ipfs://ipfs/${CID}/a/b.png`, `${GATEWAY}/ipfs/${CID}/a/b.png`],
  [`IPFS://${CID}/1.png`, `${GATEWAY}/ipfs/${CID}/1.png`],
  [`ipfs://${CID}/../../logout`, undefined],
  [`ipfs://${CID}/%2e%2e/%2e%2e/logout`, undefined],
  [`ipfs://${CID}/1.png?x=1`, undefined],
  ['ipfs://short/1.png', undefined],
  ['ipfs://evil.example/1.png', undefined],
  [`ipfs://${CID}/film.mp4`, undefined],
  ['http://img.example/1.png', undefined],
  ['ar://abc', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,<script>', undefined],
  ['blob:https://img.example/1', undefined],
  ['https://user:word@img.example/1.png', undefined],
  ['https://img.example/film.MP4', undefined],
  ['https://img.example/film.webm?size=1', undefined],
  ['https://img.example/song.wav#t=1', undefined],
  ['', undefined],
])('of %s the picture is %s', (text, url) => {
  expect(pictureUrl(text, GATEWAY)).toBe(url)
})

test.each([
  'https://gateway.example',
  'https://gateway.example/',
  'https://gateway.example/ipfs',
  'https://gateway.example/ipfs/',
])('the gateway may be written as %s', (gateway) => {
  expect(pictureUrl(`ipfs://${CID}/1.png`, gateway)).toBe(`${GATEWAY}/ipfs/${CID}/1.png`)
})

test('without a gateway no other host is asked', () => {
  expect(pictureUrl(`ipfs://${CID}/1.png`, undefined)).toBeUndefined()
})

test('a gateway that is not safe is not asked', () => {
  expect(pictureUrl(`ipfs://${CID}/1.png`, 'http://gateway.example')).toBeUndefined()
})
