import type { Sandbox } from '@latchkey/sandbox'
import type { BrowserContext } from '@playwright/test'
import { type FrameCalls, recordFrames } from './frame-calls.ts'
import { type Line, logPages, type Place } from './page-log.ts'
import { openWallet, type WalletKeys, writeKeys } from './wallet-keys.ts'
import { watchExchange } from './watch-exchange.ts'

/** A secret that a page must not get. */
export interface Secret {
  readonly what: string
  /** Each way in which it might be written down. */
  readonly spellings: readonly string[]
}

/** Checks that no secret of the frame gets into a page. */
export interface SecretsWatch {
  /** Every secret so far, by what it is: of the frame, its server, the mails and the provider. */
  secrets(): Promise<readonly Secret[]>
  /** The names of those. */
  names(): Promise<readonly string[]>
  /** The keys of every wallet with a login. */
  wallets(): Promise<readonly WalletKeys[]>
  /** Returns the secrets that reached a page, and their places: `token in storage`. */
  leaks(secrets?: readonly Secret[]): Promise<readonly string[]>
  /** Lets one leak through, such as `ticket in request`, where the journey's way leads through there. */
  accept(leak: string): void
  /** @throws Error naming all that got into a page. */
  check(): Promise<void>
  end(): void
}

/** Values that the page passes from a message to the frame: they may be stored nowhere. */
const CARRIED = ['ticket', 'channel']

/** Starts to watch every page of a context that is no page of the sandbox. */
export async function watchSecrets(
  context: BrowserContext,
  { addresses, mail }: Sandbox,
): Promise<SecretsWatch> {
  const { secureSite, identity } = addresses
  const log = await logPages(context, [secureSite, identity, addresses.mail])
  const calls = recordFrames(context, secureSite)
  const exchange = watchExchange(identity)
  const accepted = new Set<string>()
  const lastMail = mail.list().at(-1)?.id ?? 0

  function mailed(): Secret[] {
    const mails = mail.list().filter(({ id }) => id > lastMail)
    return mails.flatMap(({ code, text }) => {
      const link = /\/device\/([\w-]+)/.exec(text)?.[1]
      return [
        ...(code === null ? [] : [{ what: 'mailed code', spellings: [code] }]),
        ...(link === undefined ? [] : [{ what: 'device link', spellings: [link] }]),
      ]
    })
  }

  async function secrets(): Promise<readonly Secret[]> {
    const announced = [...(await calls.values()), ...(await exchange.values())]
    const named = announced.map(([what, values]) => ({ what, spellings: [...values] }))
    const keys = (await walletsOf(calls)).flatMap(writeKeys)
    return [...named, ...mailed(), ...keys.map(([what, spellings]) => ({ what, spellings }))]
  }

  async function leaks(looked?: readonly Secret[]): Promise<readonly string[]> {
    const all = looked ?? (await secrets())
    const lines = await log.read()
    return [...new Set(all.flatMap((secret) => placesOf(secret, lines)))]
  }

  return {
    secrets,
    leaks,
    names: async () => (await secrets()).map(({ what }) => what),
    wallets: () => walletsOf(calls),
    accept: (leak) => void accepted.add(leak),
    async check() {
      const found = (await leaks()).filter((leak) => !accepted.has(leak))
      if (found.length > 0) throw new Error(`Secrets got into a page:\n${found.join('\n')}`)
    },
    end: exchange.end,
  }
}

async function walletsOf(calls: FrameCalls): Promise<readonly WalletKeys[]> {
  const values = await calls.values()
  const [keys, backups] = ['backupKey', 'backup'].map((name) => [...(values.get(name) ?? [])])
  const tried = (keys ?? []).flatMap((key) => (backups ?? []).map((each) => openWallet(key, each)))
  return (await Promise.all(tried)).filter((wallet) => wallet !== undefined)
}

function placesOf({ what, spellings }: Secret, lines: readonly Line[]): readonly string[] {
  const isFree = (place: Place): boolean => place === 'message' && CARRIED.includes(what)
  return lines
    .filter(({ place, text }) => !isFree(place) && spellings.some((each) => isIn(each, text)))
    .map(({ place }) => `${what} in ${place}`)
}

/** A code of a few figures may be part of a longer number by chance; alone it is none. */
function isIn(secret: string, text: string): boolean {
  if (secret.length >= SHORT) return text.includes(secret)
  return new RegExp(`(?<![0-9a-zA-Z])${secret}(?![0-9a-zA-Z])`).test(text)
}

const SHORT = 16
