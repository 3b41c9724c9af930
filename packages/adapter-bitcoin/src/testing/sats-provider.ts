import { base64 } from '@scure/base'
import type { TestKey } from './a-key.ts'
import { silence, type TestOwner } from './an-owner.ts'

interface Listener {
  readonly eventName: string
  cb(event: object): void
}

/** A provider for sats-connect, with real keys. */
export interface SatsProvider {
  request(method: string, params: unknown): Promise<unknown>
  addListener(listener: Listener | string): () => void
  readonly listenerCount: number
  readonly requests: string[]
  /** Emits an event, with its accounts. */
  emit(eventName: string): void
  /** Replaces the answer of a method from now on. */
  teach(method: string, answer: (params: unknown) => unknown): void
}

/** Id of everything that it sends. */
export const TXID = 'ab'.repeat(32)

const answered = (result: unknown) => ({ jsonrpc: '2.0', id: '1', result })
const refused = (code: number) => ({ jsonrpc: '2.0', id: '1', error: { code, message: 'No' } })

/** Creates a provider for an owner. */
export function createSatsProvider(owner: TestOwner): SatsProvider {
  const listeners = new Set<Listener>()
  const requests: string[] = []
  const emit = (eventName: string): void => {
    const addresses = owner.isShared ? owner.keys.map(toAddress) : undefined
    const isMove = eventName === 'networkChange'
    const event = {
      type: eventName,
      addresses,
      ...(isMove && { bitcoin: { name: capital(owner.network) } }),
    }
    for (const one of [...listeners]) if (one.eventName === eventName) one.cb(event)
  }
  const account = (addresses = owner.keys.map(toAddress)): unknown =>
    answered({ id: 'a', addresses, network: { bitcoin: { name: capital(owner.network) } } })
  const decide = (approve: () => unknown): Promise<unknown> =>
    owner.decide({
      approve: () => approve(),
      reject: () => refused(-32_000),
      nothing: () => account([]),
    })
  const keyOf = (address: unknown): TestKey | undefined =>
    owner.keys.find((key) => key.address === address)
  const methods = new Map<string, (params: unknown) => unknown>(
    Object.entries({
      wallet_connect: () =>
        decide(() => {
          owner.isShared = true
          return account()
        }),
      wallet_getAccount: () => (owner.isShared ? account() : refused(-32_002)),
      wallet_disconnect() {
        owner.isShared = false
        return owner.mood === 'silent' ? silence() : answered(null)
      },
      wallet_changeNetwork: (params: unknown) =>
        decide(() => {
          owner.network = String(Object(params).name).toLowerCase()
          emit('networkChange')
          return answered(null)
        }),
      signMessage: (params: unknown) =>
        decide(() => {
          const { address, message, protocol } = Object(params)
          const signature = keyOf(address)?.signText(message, protocol.toLowerCase())
          return answered({ signature, address, protocol })
        }),
      signPsbt: (params: unknown) =>
        decide(() => {
          const { psbt, signInputs } = Object(params)
          const inputs = Object.entries<readonly number[]>(signInputs)
          const signed = inputs.reduce(
            (bytes, [address, indexes]) => keyOf(address)?.signPsbt(bytes, indexes) ?? bytes,
            base64.decode(psbt),
          )
          return answered({ psbt: base64.encode(signed) })
        }),
      sendTransfer: () => decide(() => answered({ txid: TXID })),
    }),
  )
  return {
    requests,
    emit,
    get listenerCount() {
      return listeners.size
    },
    async request(method, params) {
      requests.push(method)
      const answer = methods.get(method)
      if (answer === undefined) return refused(-32_601)
      return answer(params)
    },
    addListener(listener) {
      if (typeof listener === 'string') throw new Error('Another version of sats-connect')
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    teach: (method, answer) => void methods.set(method, answer),
  }
}

function toAddress({ address, publicKey }: TestKey): object {
  return { address, publicKey, purpose: 'payment', addressType: 'p2wpkh', walletType: 'software' }
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
