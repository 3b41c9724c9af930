import type { NetworkId, Siwx, SiwxMessageData } from '../contract/index.ts'

/** The answers and the settings of a scripted sign-in. */
export interface FakeSiwxChoice {
  readonly isRequired?: boolean | undefined
  /** Fields of the message that are not those of the page of the test. */
  readonly message?: Partial<SiwxMessageData> | undefined
  /** Never answers when it is asked for a message. */
  readonly isHanging?: boolean | undefined
}

/** Creates a sign-in of a website that keeps who signed in, and verifies nothing. */
export function createFakeSiwx(choice: FakeSiwxChoice = {}): Siwx {
  const signedIn = new Set<string>()
  const keyOf = (chainId: NetworkId, address: string): string => `${chainId}:${address}`
  return {
    createMessage({ accountAddress, chainId }) {
      if (choice.isHanging === true) return new Promise(() => {})
      const data: SiwxMessageData = {
        accountAddress,
        chainId,
        version: '1',
        nonce: 'k7Qz20cWfT',
        domain: 'saltmarket.example',
        uri: 'https://saltmarket.example/login',
        statement: 'Sign in and accept the terms of sale.',
        issuedAt: '1970-01-01T00:00:00.000Z',
        expirationTime: '2100-11-30T10:42:00.000Z',
        ...choice.message,
      }
      const text = `${data.domain} wants you to sign in with your Ethereum account:
${data.accountAddress}

${data.statement}

URI: ${data.uri}
Version: 1
Chain ID: ${data.chainId.split(':')[1]}
Nonce: ${data.nonce}
Issued At: ${data.issuedAt}
Expiration Time: ${data.expirationTime}`
      return Promise.resolve({ ...data, toString: () => text })
    },
    async addSession({ data }) {
      signedIn.add(keyOf(data.chainId, data.accountAddress))
    },
    async revokeSession(chainId, address) {
      signedIn.delete(keyOf(chainId, address))
    },
    async setSessions() {
      signedIn.clear()
    },
    async getSessions(chainId, accountAddress) {
      if (!signedIn.has(keyOf(chainId, accountAddress))) return []
      const data = { accountAddress, chainId, domain: '', uri: '', version: '1', nonce: '' }
      return [{ data, message: '', signature: '' }]
    },
    getRequired: () => choice.isRequired ?? true,
  }
}
