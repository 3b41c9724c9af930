import { generateKeyPairSync, sign } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { addressOfKey, ED25519_FLAG } from '../src/sui/address.ts'
import { messageDigest } from '../src/sui/messages.ts'

/** A wallet whose keys and decisions stay outside of the page, as those of an extension do. */
export interface SuiWallet {
  readonly name: string
  readonly address: string
  /** Its questions to its owner, in order. */
  readonly prompts: string[]
  /** The owner refuses, or the wallet signs with a key that is not the account's. */
  mood: 'approve' | 'reject' | 'foreignKey'
  /** The owner takes the site's permission back. */
  revoke(): void
}

/** Puts a wallet into every page, which registers itself by the Wallet Standard. */
export async function installSuiWallet(context: BrowserContext): Promise<SuiWallet> {
  const [own, foreign] = [createKey(), createKey()]
  let isAllowed = false
  const wallet: SuiWallet = {
    name: 'Tern',
    address: addressOfKey(own.raw),
    prompts: [],
    mood: 'approve',
    revoke: () => {
      isAllowed = false
    },
  }

  function prompt(what: string): boolean {
    wallet.prompts.push(what)
    return wallet.mood !== 'reject'
  }

  /** The answers to the part in the page; null is a refusal. */
  const answers = new Map<string, (text: string) => string | null>([
    [
      'connect',
      () => {
        isAllowed ||= prompt('connect')
        return isAllowed ? wallet.address : null
      },
    ],
    ['connectSilently', () => (isAllowed ? wallet.address : '')],
    [
      'disconnect',
      () => {
        isAllowed = false
        return ''
      },
    ],
    [
      'sign',
      (text) =>
        isAllowed && prompt(`sign ${text}`)
          ? signText(text, wallet.mood === 'foreignKey' ? foreign : own)
          : null,
    ],
  ])

  await context.exposeFunction('askTestWallet', (method: string, text: string) => {
    const answer = answers.get(method)
    if (answer === undefined) throw new Error(`The wallet was not taught "${method}"`)
    return answer(text)
  })
  await context.addInitScript(registerInPage, wallet.name)
  return wallet
}

type Key = ReturnType<typeof createKey>

function createKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  return { privateKey, raw: Uint8Array.from(Buffer.from(x, 'base64url')) }
}

/** Flag, signature and public key, in base 64. Source: docs.sui.io, "Signatures". */
function signText(text: string, { privateKey, raw }: Key): string {
  const signature = sign(null, messageDigest(text), privateKey)
  return Buffer.from([ED25519_FLAG, ...signature, ...raw]).toString('base64')
}

/** Runs in the page, alone: it may use nothing from outside of it. */
function registerInPage(name: string): void {
  const ask = async (method: string, text = ''): Promise<string> => {
    const answered: string | null = await Reflect.get(window, 'askTestWallet')(method, text)
    if (answered === null) throw Object.assign(new Error('Refused'), { code: 4001 })
    return answered
  }
  const listeners = new Set<(change: object) => void>()
  const wallet = {
    version: '1.0.0',
    name,
    icon: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
    chains: ['sui:devnet', 'sui:mainnet'],
    accounts: [] as readonly object[],
    features: {
      'standard:connect': {
        version: '1.0.0',
        async connect({ silent = false } = {}) {
          share(await ask(silent ? 'connectSilently' : 'connect'))
          return { accounts: wallet.accounts }
        },
      },
      'standard:disconnect': {
        version: '1.0.0',
        disconnect: async () => share(await ask('disconnect')),
      },
      'standard:events': {
        version: '1.0.0',
        on(_event: 'change', listener: (change: object) => void) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      'sui:signPersonalMessage': {
        version: '1.1.0',
        async signPersonalMessage({ message }: { readonly message: Uint8Array }) {
          const signature = await ask('sign', new TextDecoder().decode(message))
          return { bytes: btoa(String.fromCharCode(...message)), signature }
        },
      },
    },
  }
  function share(address: string): void {
    const account = {
      address,
      publicKey: new Uint8Array(32),
      chains: wallet.chains,
      features: ['sui:signPersonalMessage'],
    }
    wallet.accounts = address === '' ? [] : [account]
    for (const listener of listeners) listener({ accounts: wallet.accounts })
  }
  type Api = { register(added: object): void }
  const register = (api: Api): void => api.register(wallet)
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  window.addEventListener('wallet-standard:app-ready', (event) => {
    register((event as CustomEvent<Api>).detail)
  })
}
