import type { Peer } from '@latchkey/sandbox/peer'
import type { Pairing, PairQuestion, SignInQuestion } from '../../contract/index.ts'
import { BASE, ETHEREUM, never, SHOP } from './a-network.ts'
import type { Site } from './a-scene.ts'

/** What a shop asks to be signed along with a session. */
export const SIGN_IN: SignInQuestion = {
  ...{ domain: 'shop.example', uri: 'https://shop.example/till', nonce: 'k7Qz20cWmarker' },
  ...{ statement: 'Sign in to Shop.', expirationTime: '2040-01-02T03:04:05.678Z' },
  resources: ['https://shop.example/terms'],
}

/** The same, with the networks of the session. */
export const QUESTION: PairQuestion = {
  networks: [ETHEREUM, BASE],
  metadata: SHOP,
  signIn: SIGN_IN,
}

/** Asks a wallet; the address is scanned, and the answer on its way. */
export async function ask(site: Site, peer: Peer, question = QUESTION): Promise<Pairing> {
  const pairing = await site.relay.pair(question, never())
  await peer.pair(pairing.uri)
  return pairing
}
