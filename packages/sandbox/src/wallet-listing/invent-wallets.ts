import { createHash } from 'node:crypto'
import type { ListedWallet } from './listed-wallet.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'
import { walletNames } from './wallet-names.ts'

/** Default number of wallets in the listing. */
const WALLET_COUNT = 500

/** Announced name of the scripted wallet, so that its row in the listing is known to be the same. */
const SCRIPTED_RDNS = 'dev.latchkey.sandbox'

const EVM_CHAINS = [1, 10, 56, 100, 137, 324, 8453, 42161, 42220, 43114, 59144].map(
  (id) => `eip155:${id}`,
)
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'

/** The wallets of the listing: invented, and the same ones on every machine and every run. */
export function inventWallets(count: number = WALLET_COUNT): readonly ListedWallet[] {
  return walletNames(count).map(inventWallet)
}

function inventWallet(name: string, index: number): ListedWallet {
  const random = seededRandom(`wallet ${name}`)
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return {
    id: digest(`wallet ${name}`),
    name,
    badge_type: index < 8 || random.chance(0.2) ? 'certified' : 'none',
    chains: inventChains(index, random),
    homepage: `https://${slug}.example`,
    image_id: asUuid(digest(`image ${name}`)),
    order: (index + 1) * 10,
    ...inventLinks(slug, index === 1, random),
    ...inventInjection(slug, index, random),
  }
}

function inventChains(index: number, random: SeededRandom): string[] {
  const isSolanaOnly = index > 12 && random.chance(0.08)
  if (isSolanaOnly) return [SOLANA]
  const isWide = index < 12
  const evm = EVM_CHAINS.filter((id) => isWide || id === 'eip155:1' || random.chance(0.55))
  const more = [random.chance(0.3) ? [SOLANA] : [], random.chance(0.15) ? [BITCOIN] : []].flat()
  return [...evm, ...more]
}

type Links = Pick<
  ListedWallet,
  'mobile_link' | 'desktop_link' | 'webapp_link' | 'app_store' | 'play_store' | 'chrome_store'
>

function inventLinks(slug: string, hasAll: boolean, random: SeededRandom): Links {
  const site = `https://${slug}.example`
  const has = (share: number) => hasAll || random.chance(share)
  const isMobile = has(0.85)
  const mobile = random.chance(0.25) ? `${site}/app` : `${slug}://`
  return {
    mobile_link: isMobile ? mobile : null,
    desktop_link: has(0.3) ? `${slug}-desktop://` : null,
    webapp_link: has(0.35) ? `${site}/web` : null,
    app_store: isMobile && has(0.9) ? `https://apps.example/ios/${slug}` : null,
    play_store: isMobile && has(0.9) ? `https://apps.example/android/${slug}` : null,
    chrome_store: has(0.4) ? `https://extensions.example/${slug}` : null,
  }
}

function inventInjection(
  slug: string,
  index: number,
  random: SeededRandom,
): Pick<ListedWallet, 'rdns' | 'injected'> {
  if (index === 0)
    return {
      rdns: SCRIPTED_RDNS,
      injected: [{ namespace: 'eip155', injected_id: 'isLatchkeySandbox' }],
    }
  if (!random.chance(0.4)) return { rdns: null, injected: null }
  const flag = `is${slug.replaceAll(/(^|-)(.)/g, (_, _dash, letter: string) => letter.toUpperCase())}`
  return {
    rdns: `example.${slug}`,
    injected: [{ namespace: 'eip155', injected_id: flag }],
  }
}

function digest(text: string): string {
  return createHash('sha256').update(`latchkey sandbox ${text}`).digest('hex')
}

function asUuid(hex: string): string {
  const cut = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)]
  return [...cut, hex.slice(20, 32)].join('-')
}
