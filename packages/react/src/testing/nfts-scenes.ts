import type { DrawnModal } from './draw-modal.ts'
import { loggedIn } from './login-steps.ts'
import type { Scene } from './scene.ts'
import { until } from './until.ts'

const PICTURE =
  'data:image/svg+xml;utf8,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"%3E%3Crect width="4" height="4" fill="%235fae57"/%3E%3C/svg%3E'

interface Piece {
  readonly name: string | null
  readonly count?: number
  readonly isSpam?: boolean
  readonly url?: string
}

function received({ name, count = 1, isSpam = false, url = PICTURE }: Piece): object {
  const hash = `0x${(name ?? '').length}${count}`
  return {
    id: `${name} ${url}`,
    metadata: {
      operationType: 'receive',
      hash,
      minedAt: '2025-03-18T12:00:00Z',
      chain: 'eip155:1',
      sentFrom: '0x1',
      sentTo: '0x2',
      status: 'confirmed',
    },
    transfers: [
      {
        fungible_info: null,
        nft_info: {
          name,
          content: { preview: { url, content_type: null }, detail: null },
          flags: { is_spam: isSpam },
        },
        direction: 'in',
        quantity: { numeric: `${count}` },
      },
    ],
  }
}

/** Pictures, one that is missing, several of the same, a long name, none, and spam. */
const HISTORY: readonly object[] = [
  received({ name: 'Tidewater Governance #218' }),
  received({ name: 'Plum 2026', count: 2 }),
  received({ name: 'Tidewater Governance, Tidewater Governance 3' }),
  received({ name: null, url: 'ipfs://nowhere' }),
  received({ name: '5 ETH @ apps.example', isSpam: true }),
]

/** NFTs of a visitor who is logged in. */
function nfts(then: (modal: DrawnModal) => Promise<void> = async () => {}) {
  const account = loggedIn('Account', {})
  return {
    ...account,
    async play(modal: DrawnModal, ...others: Tail<Parameters<Scene['play']>>) {
      await account.play(modal, ...others)
      modal.core.actions.router.showTab('nfts')
      await then(modal)
    },
  }
}

type Tail<List extends readonly unknown[]> = List extends readonly [unknown, ...infer Rest]
  ? Rest
  : never

async function press({ part, find }: DrawnModal, testId: string): Promise<void> {
  await until(() => find(testId))
  part(testId).click()
}

async function openSpam(modal: DrawnModal): Promise<void> {
  await press(modal, 'nfts-hidden')
  await press(modal, 'nft-4')
}

/** The scenes of an account's collectibles. */
export const NFTS_SCENES: Readonly<Record<string, Scene>> = {
  'Account, embedded, NFTs': {
    history: HISTORY,
    ...nfts(),
    words: ['Show 1 hidden', 'مزعجة على الأرجح. إظهار'],
  },
  'Account, embedded, NFTs with spam': {
    history: HISTORY,
    ...nfts((modal) => press(modal, 'nfts-hidden')),
    words: ['5 ETH @ apps.example', '5 ETH @ apps.example'],
  },
  'Account, embedded, no NFTs': {
    history: [],
    ...nfts(),
    words: ['No collectibles yet', 'لا مقتنيات بعد'],
  },
  'Account, embedded, NFTs failed': {
    ...nfts(),
    words: ['Couldn’t load your collectibles', 'تعذّر تحميل مقتنياتك'],
  },
  Collectible: {
    history: HISTORY,
    ...nfts((modal) => press(modal, 'nft-0')),
    words: ['Mar 18, 2025', '2025'],
  },
  'Collectible, spam': {
    history: HISTORY,
    ...nfts(openSpam),
    words: ['Don’t follow links', 'لا تتبع رابطًا'],
  },
}
