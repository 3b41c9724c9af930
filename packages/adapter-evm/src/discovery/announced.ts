import { claimedId, createClaims } from '@latchkey/core/adapter'
import type { Wallet } from '@latchkey/core/contract'
import type { Eip1193Provider } from '../eip1193.ts'
import type { FoundWallet } from './found-wallet.ts'
import { type Announcement, readAnnouncement } from './read-announcement.ts'

/** Wallets that announce themselves. Source: EIP-6963. */
export interface Announcements {
  /** @returns Whether the wallets have changed. */
  hear(event: Event): boolean
  wallets(): readonly FoundWallet[]
}

/** Source: docs/security.md, S23. */
const MAX_ANNOUNCEMENTS = 100

/**
 * Keeps announcements. One never replaces an earlier one: another provider under the same rdns or
 * uuid is listed apart, and both are marked.
 *
 * @param handed - Providers by wallet id which the website handed over: their ids are taken.
 */
export function createAnnouncements(handed: ReadonlyMap<string, Eip1193Provider>): Announcements {
  const known = new Set<Eip1193Provider>(handed.values())
  const claim = createClaims(handed.keys())
  let kept: readonly Kept[] = []
  return {
    hear(event) {
      if (kept.length >= MAX_ANNOUNCEMENTS) return false
      const announcement = readAnnouncement(event)
      if (announcement === undefined || known.has(announcement.provider)) return false
      known.add(announcement.provider)
      const nth = claim(announcement.rdns)
      const nthOfUuid = claim(announcement.uuid)
      kept = [...kept, toKept(announcement, nth, nth > 1 || nthOfUuid > 1)]
      // Later claims find the earlier ones marked already.
      if (nth === 2 || nthOfUuid === 2) kept = kept.map((one) => marked(one, announcement))
      return true
    },
    wallets: () => kept,
  }
}

interface Kept extends FoundWallet {
  readonly uuid: string
}

function toKept(
  { uuid, rdns, name, icon, provider }: Announcement,
  nth: number,
  isAmbiguous: boolean,
): Kept {
  const id = claimedId(rdns, nth)
  const wallet: Wallet = {
    id,
    namespace: 'eip155',
    kind: 'announced',
    name,
    icon,
    rdns,
    isAmbiguous,
  }
  return { uuid, provider, wallet }
}

function marked(kept: Kept, { uuid, rdns }: Announcement): Kept {
  if (kept.uuid !== uuid && kept.wallet.rdns !== rdns) return kept
  return { ...kept, wallet: { ...kept.wallet, isAmbiguous: true } }
}
