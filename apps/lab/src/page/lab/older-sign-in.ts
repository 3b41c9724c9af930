import { type AccountId, addressOf, type SiweConfig } from '@latchkey/core/contract'
import { readSignInText, writeSignInText } from '@latchkey/core/siwx'

type Session = Awaited<ReturnType<SiweConfig['getSession']>>

/** A sign-in of the older form, as websites have it with a server of their own; here the page stands in for that. */
export function olderSignIn(): SiweConfig {
  let session: Session
  return {
    getNonce: async () => crypto.randomUUID().replaceAll('-', ''),
    createMessage: ({ address, chainId, domain, uri, version, nonce, iat: issuedAt }) => {
      // `did:pkh:` and the CAIP-10 id.
      const accountAddress = addressOf(address.slice('did:pkh:'.length) as AccountId)
      const page = { domain, uri, version, nonce, issuedAt }
      return writeSignInText({ ...page, accountAddress, chainId: `eip155:${chainId}` })
    },
    async verifyMessage({ message }) {
      const read = readSignInText(message)
      if (read === undefined) return false
      session = { address: read.accountAddress, chainId: Number(read.chainId.split(':')[1]) }
      return true
    },
    getSession: async () => session,
    async signOut() {
      session = undefined
      return true
    },
  }
}
