import * as z from 'zod/mini'
import type { safeLink } from '../../contract/index.ts'
import { plainText, safeImage } from '../../contract/index.ts'

/** A wallet of the listing, whether or not it is on this device. */
export interface ListedWallet {
  readonly id: string
  readonly name: string
  readonly isCertified: boolean
  /** Networks it says it supports, as CAIP-2 ids; empty when it does not say. */
  readonly networkIds: readonly string[]
  readonly order?: number | undefined
  readonly imageId?: string | undefined
  /** Passed `safeImage`. */
  readonly imageUrl?: string | undefined
  /** Links passed `safeLink`. The first three open the wallet, the others tell about it. */
  readonly mobileLink?: string | undefined
  readonly desktopLink?: string | undefined
  readonly webappLink?: string | undefined
  readonly homepage?: string | undefined
  readonly appStore?: string | undefined
  readonly playStore?: string | undefined
  readonly chromeStore?: string | undefined
  readonly rdns?: string | undefined
  /** By which names it can be known in the page. */
  readonly injected: readonly {
    readonly namespace?: string | undefined
    readonly injectedId?: string | undefined
  }[]
}

/** The judge of links. It is handed in: whoever asks for wallets has it, in a file of its own. */
export type JudgeLink = typeof safeLink

const text = z.nullish(z.string())

/** A wallet with a wrong field is left out; a link or picture that is not safe is left away. */
export const WalletEntry = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,128}$/)),
  name: z.string().check(z.regex(/[\p{L}\p{N}]/u)),
  badge_type: text,
  chains: z.nullish(z.array(z.string())),
  order: z.nullish(z.number()),
  image_id: z.nullish(z.string().check(z.regex(/^[\w-]{0,128}$/))),
  image_url: text,
  mobile_link: text,
  desktop_link: text,
  webapp_link: text,
  homepage: text,
  app_store: text,
  play_store: text,
  chrome_store: text,
  rdns: text,
  injected: z.nullish(z.array(z.object({ namespace: text, injected_id: text }))),
})

/** Source: docs/security.md, S22. */
const MAX_NAME_LENGTH = 64

/** Turns a wallet as it came into one that may be shown and opened. */
export function toListedWallet(entry: z.infer<typeof WalletEntry>, judge: JudgeLink): ListedWallet {
  const linkIn = (link: string | null | undefined) => judge(link ?? '')?.href
  const pageIn = (link: string | null | undefined): string | undefined => {
    const judged = judge(link ?? '')
    return judged?.kind === 'web' ? judged.href : undefined
  }
  return {
    id: entry.id,
    name: plainText(entry.name, MAX_NAME_LENGTH),
    isCertified: entry.badge_type === 'certified',
    networkIds: entry.chains ?? [],
    order: entry.order ?? undefined,
    imageId: entry.image_id || undefined,
    imageUrl: safeImage(entry.image_url ?? ''),
    mobileLink: linkIn(entry.mobile_link),
    desktopLink: linkIn(entry.desktop_link),
    webappLink: pageIn(entry.webapp_link),
    homepage: pageIn(entry.homepage),
    appStore: pageIn(entry.app_store),
    playStore: pageIn(entry.play_store),
    chromeStore: pageIn(entry.chrome_store),
    rdns: entry.rdns || undefined,
    injected: (entry.injected ?? []).map(({ namespace, injected_id }) => ({
      namespace: namespace ?? undefined,
      injectedId: injected_id ?? undefined,
    })),
  }
}
