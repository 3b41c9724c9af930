import type { WalletKit, WalletKitTypes } from '@reown/walletkit'
import type { PeerAnswer } from './answer-requests.ts'
import type { Peer, PeerRequest } from './peer.ts'

/** The part of a peer that receives the requests of sites. */
export type Inbox = Pick<Peer, 'requests' | 'answerTwice'>

/** Answers every request once, however often it comes; twice if the script wants it. */
export function createInbox(
  kit: InstanceType<typeof WalletKit>,
  answer: (request: PeerRequest) => Promise<PeerAnswer>,
): Inbox {
  const requests: PeerRequest[] = []
  let again: { readonly result: unknown } | undefined

  async function respond(request: PeerRequest): Promise<void> {
    const { id, topic } = request
    const first = await answer(request)
    for (const each of again === undefined ? [first] : [first, again]) {
      // If the session or the wallet has ended since, no answer is needed.
      const response = { id, jsonrpc: '2.0', ...each }
      // A rude wallet leaves out the code of an error, for which the library's type has no room.
      const answered = { topic, response: response as never }
      await kit.respondSessionRequest(answered).catch(() => undefined)
    }
  }

  kit.on('session_request', ({ id, topic, params }: WalletKitTypes.SessionRequest) => {
    if (requests.some((known) => known.id === id)) return
    const { method, params: wanted } = params.request
    const request = { id, topic, chainId: params.chainId, method, params: wanted }
    requests.push(request)
    void respond(request)
  })

  return {
    requests,
    answerTwice(result) {
      again = { result }
    },
  }
}
