import * as z from 'zod/mini'
import type { safeLink } from '../../contract/index.ts'
import { plainText, safeImage } from '../../contract/index.ts'

/** A wallet of the listing, whether or not it is on this device. */
export interface ListedWallet {
  readonly id: string
  readonly name: string
  readonly isCertified: boolean
  /** Networks that it supports, as CAIP-2 ids; empty if the listing has none. */
  readonly networkIds: readonly string[]
  readonly order?: number | undefined
  readonly imageId?: string | undefined
  /** Passed `safeImage`. */
  readonly imageUrl?: string | undefined
  /** Links passed `safeLink`. The first three open the wallet, the others are pages about it. */
  readonly mobileLink?: string | undefined
  readonly desktopLink?: string | undefined
  readonly webappLink?: string | undefined
  readonly homepage?: string | undefined
  readonly appStore?: string | undefined
  readonly playStore?: string | undefined
  readonly chromeStore?: string | undefined
  readonly rdns?: string | undefined
  /** Ids under which it is injected into pages. */
  readonly injected: readonly {
    readonly namespace?: string | undefined
    readonly injectedId?: string | undefined
  }[]
}

/** Checks a link. An argument, so that this file does not load the check a second time. */
export type CheckLink = typeof safeLink

const text = z.nullish(z.string())

/** A wallet with an invalid field is left out; an unsafe link or picture is removed. */
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

/** Turns a wallet of the answer into one that may be shown and opened. */
export function toListedWallet(
  entry: z.infer<typeof WalletEntry>,
  checkLink: CheckLink,
): ListedWallet {
  const linkIn = (link: string | null | undefined) => checkLink(link ?? '')?.href
  const pageIn = (link: string | null | undefined): string | undefined => {
    const checked = checkLink(link ?? '')
    return checked?.kind === 'web' ? checked.href : undefined
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
