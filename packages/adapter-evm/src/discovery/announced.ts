import { claimedId, createClaims } from '@latchkey/core/adapter'
import type { Wallet } from '@latchkey/core/contract'
import type { Eip1193Provider } from '../eip1193.ts'
import type { FoundWallet } from './found-wallet.ts'
import { type Announcement, readAnnouncement } from './read-announcement.ts'

/** Wallets that announce themselves. Source: EIP-6963. */
export interface Announcements {
  /** @returns Whether the wallets have changed. */
  add(event: Event): boolean
  /** Those with a row of their own. */
  wallets(): readonly FoundWallet[]
  /** Those whose row is a provided wallet's: the first of each rdns. */
  ofProvided(): readonly FoundWallet[]
}

/**
 * The most announcements that one page can store. The core shows a hundred of them, the known ones
 * first. Source: docs/security.md, S23.
 */
const MAX_ANNOUNCEMENTS = 300

/**
 * Stores announcements. An announcement never replaces an earlier one: another provider with the
 * same rdns or uuid gets its own row, and both are ambiguous; one with the rdns of a provided wallet has none.
 *
 * @param provided - Providers of the website by wallet id, undefined before one is loaded: these ids
 *   are taken.
 * @param providedRdns - Each names the same wallet as the one that announces itself by it.
 */
export function createAnnouncements(
  provided: ReadonlyMap<string, Eip1193Provider | undefined>,
  providedRdns: ReadonlySet<string> = new Set(),
): Announcements {
  const known = new Set(provided.values())
  const claim = createClaims(provided.keys())
  const ofProvided = new Map<string, FoundWallet>()
  let announced: readonly AnnouncedWallet[] = []
  const addToProvided = (rdns: string, announcement: Announcement): boolean => {
    if (ofProvided.has(rdns)) return false
    ofProvided.set(rdns, toAnnouncedWallet(announcement, 1, false))
    // It may be the injected one, which was listed.
    return true
  }
  const addRow = (announcement: Announcement): true => {
    const nth = claim(announcement.id)
    const nthOfUuid = announcement.uuid === undefined ? 1 : claim(announcement.uuid)
    announced = [...announced, toAnnouncedWallet(announcement, nth, nth > 1 || nthOfUuid > 1)]
    // From the third one on, the earlier ones are marked already.
    if (nth === 2 || nthOfUuid === 2)
      announced = announced.map((one) => markAmbiguous(one, announcement))
    return true
  }
  return {
    add(event) {
      if (announced.length >= MAX_ANNOUNCEMENTS) return false
      const announcement = readAnnouncement(event)
      if (announcement === undefined || known.has(announcement.provider)) return false
      known.add(announcement.provider)
      const { rdns } = announcement
      return rdns !== undefined && providedRdns.has(rdns)
        ? addToProvided(rdns, announcement)
        : addRow(announcement)
    },
    wallets: () => announced,
    ofProvided: () => [...ofProvided.values()],
  }
}

interface AnnouncedWallet extends FoundWallet, Pick<Announcement, 'uuid'> {
  /** The id that the wallet announced; the id of `wallet` may have a number after it. */
  readonly claimed: string
}

function toAnnouncedWallet(
  { uuid, id: claimed, rdns, name, icon, provider }: Announcement,
  nth: number,
  isAmbiguous: boolean,
): AnnouncedWallet {
  const id = claimedId(claimed, nth)
  const wallet: Wallet = {
    id,
    namespace: 'eip155',
    kind: 'announced',
    name,
    icon,
    rdns,
    isAmbiguous,
  }
  return { uuid, claimed, provider, wallet }
}

function markAmbiguous(announced: AnnouncedWallet, { uuid, id }: Announcement): AnnouncedWallet {
  const isSameUuid = uuid !== undefined && announced.uuid === uuid
  if (!isSameUuid && announced.claimed !== id) return announced
  return { ...announced, wallet: { ...announced.wallet, isAmbiguous: true } }
}
