/** @full That the sandbox works is seen in every journey of `npm test`. */

import { expect, test } from 'vitest'
import { createFaults } from '../faults/create-faults.ts'
import { createRequestLog } from '../faults/request-log.ts'
import { createAnalyticsSink } from '../wallet-listing/analytics-sink.ts'
import { createWalletListing } from '../wallet-listing/create-wallet-listing.ts'
import { createProject } from '../wallet-listing/project.ts'
import { metadataOf, metadataUri, PIECES_PATH, SANDBOX_CID } from './metadata.ts'
import { isPieceName, SANDBOX_PIECES } from './pieces.ts'

const app = createWalletListing({
  wallets: [],
  project: createProject(),
  analytics: createAnalyticsSink(),
  faults: createFaults(),
  requests: createRequestLog(),
})
const pictures = 'http://127.0.0.1:4403'
const NAMES = Object.keys(SANDBOX_PIECES).filter(isPieceName)

/** Follows an address as a page does, through the sandbox's gateway for IPFS. */
async function open(url: string): Promise<Response> {
  return url.startsWith('data:')
    ? fetch(url)
    : app.request(url.replace('ipfs://', `${pictures}/ipfs/`))
}

test.each(NAMES)('the metadata of %s leads to its files', async (name) => {
  const answer = await open(metadataUri(name, { pictures, serial: 7 }))

  const metadata = await answer.json()
  expect(metadata).toEqual(metadataOf(name, { pictures, serial: 7 }))
  const picture = await open(metadata.image)
  expect(picture.status).toBe(name === 'broken' ? 404 : 200)
  if (name === 'broken') return
  expect(picture.headers.get('content-type')).toBe('image/svg+xml')
  expect(await picture.text()).toMatch(/^<svg /)
})

test.each([
  ['film.webm', 'video/webm', [0x1a, 0x45, 0xdf, 0xa3]],
  ['song.wav', 'audio/wav', [...Buffer.from('RIFF')]],
])('%s is a real file', async (file, type, begin) => {
  const answer = await app.request(`${PIECES_PATH}/${file}`)

  expect(answer.headers.get('content-type')).toBe(type)
  expect([...new Uint8Array(await answer.arrayBuffer()).subarray(0, 4)]).toEqual(begin)
})

test.each(['nothing.svg', 'nothing.json', 'meadow', `../ipfs/${SANDBOX_CID}/x`])(
  'there is no %s',
  async (file) => {
    expect((await app.request(`${pictures}${PIECES_PATH}/${file}`)).status).toBe(404)
  },
)

test('without a server for pictures everything is in the address', async () => {
  const answer = await open(metadataUri('film', { pictures: undefined }))

  expect(await answer.json()).toEqual({
    name: 'Ball',
    description: 'A film with a still',
    image: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
  })
})
