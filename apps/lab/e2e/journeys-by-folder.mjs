/**
 * The journeys that `npm test -- --changed` makes when a file in one of these folders changed. The
 * longest folder with the file in it counts, here or in `FOUNDATIONS`. A new journey and a new
 * folder of a package need a line: `scripts/lib/choose-journeys.test.ts` names those without.
 */
const core = (...names) => names.map((name) => `packages/core/src/${name}`)
const views = (...names) => names.map((name) => `packages/react/src/views/${name}`)
const react = (...names) => names.map((name) => `packages/react/src/${name}`)
const ui = (...names) => names.map((name) => `packages/ui/src/${name}`)
const evm = (...names) => names.map((name) => `packages/adapter-evm/src/${name}`)
const solana = (...names) => names.map((name) => `packages/adapter-solana/src/${name}`)
const bitcoin = (...names) => names.map((name) => `packages/adapter-bitcoin/src/${name}`)
const explain = (...names) => names.map((name) => `packages/explain/src/${name}`)
const frame = (...names) => names.map((name) => `packages/frame/src/${name}`)

/** Journeys through the ways that most code has a part in. */
export const SMOKE_JOURNEYS = ['connect', 'keyboard', 'namespaces', 'pairing', 'requests']

/** Folders and files that all journeys stand on; a change meets `SMOKE_JOURNEYS`. */
export const FOUNDATIONS = [
  'packages/core/src',
  'packages/explain/src',
  ...core('adapter', 'contract', 'page', 'platform', 'store', 'views'),
  'packages/react/src',
  ...react('bindings', 'context', 'format', 'hooks', 'instance', 'messages', 'modal', 'models'),
  ...react('partials', 'presets', 'views'),
  'packages/ui/src',
  ...ui('a11y', 'icons', 'illustrations', 'motion', 'page', 'plain', 'primitives', 'root', 'theme'),
  'packages/adapter-evm/src',
  'packages/adapter-solana/src',
  'packages/adapter-bitcoin/src',
  'packages/frame/src',
  'packages/sandbox/src',
  'apps/lab/src',
  'apps/lab/playwright.config.ts',
  'apps/lab/e2e/accounts.ts',
  'apps/lab/e2e/lab-test.ts',
  'apps/lab/e2e/login-test.ts',
  'apps/lab/e2e/models/lab-model.ts',
  'apps/lab/e2e/models/modal-model.ts',
  'apps/lab/e2e/peer-test.ts',
  'apps/lab/e2e/rings.ts',
  'apps/lab/e2e/setup/build-page.ts',
  'apps/lab/e2e/setup/page-folder.ts',
  'package.json',
  'pnpm-lock.yaml',
]

/** By the name of the journey, without `.e2e.ts`. An empty line: what it tries is everywhere. */
export const JOURNEYS = {
  accessibility: [],
  'account-faults': [...core('balances'), ...views('account')],
  'account-requests': [...core('balances'), ...views('account')],
  activity: [...core('activity'), ...views('activity')],
  'all-wallets': [...core('wallets'), ...views('all-wallets')],
  analytics: core('analytics'),
  announcements: ui('a11y'),
  back: ['packages/react/src/modal/back'],
  burner: evm('discovery'),
  'body-swaps': react('modal'),
  'base-account': evm('discovery'),
  'body-swaps-login': frame('host'),
  buy: [
    ...core('onramp'),
    ...views('buy-in-progress', 'on-ramp-activity', 'on-ramp-fiat-select', 'on-ramp-providers'),
    ...views('on-ramp-token-select', 'what-is-a-buy'),
  ],
  'code-beside-list': views('code-beside-list'),
  connect: [
    ...core('connections'),
    ...views('account-label', 'connect', 'connecting-external'),
    ...react('button'),
    ...evm('discovery', 'provider', 'sessions'),
  ],
  devtools: ['packages/devtools/src'],
  'embedded-wallet': [
    ...core('embedded-wallet'),
    ...explain('bitcoin', 'descriptors', 'evm', 'model', 'solana'),
    ...views('approve-transaction', 'email-code', 'email-verify-otp', 'upgrade-email-wallet'),
    ...frame('host', 'site'),
  ],
  embedded: core('modal'),
  environments: [],
  gallery: ['apps/lab/src/gallery'],
  guide: [...core('wallets'), ...views('create', 'downloads', 'get-wallet', 'what-is-a-wallet')],
  headless: [...react('elements'), 'apps/lab/src/headless'],
  hostile: ui('root'),
  hosts: [...ui('root'), 'apps/lab/src/hosts', 'apps/lab/e2e/hosts'],
  hot: react('instance'),
  'inactive-pairing': [...core('pairing'), ...views('accounts')],
  'ios-safari': [...core('pairing', 'wallets'), ...views('connecting-wallet-connect')],
  keyboard: core('modal'),
  lab: ['apps/lab/src/wallet', 'apps/lab/src/page'],
  'lazy-parts': [],
  leftovers: react('instance'),
  'link-ways': [...core('pairing', 'wallets'), ...views('connecting-wallet-connect')],
  'login-errors': [
    ...frame('channel', 'host'),
    ...views('email-verify-device', 'email-verify-otp'),
  ],
  'login-namespaces': core('embedded-wallet'),
  'login-policy': frame('host'),
  logins: [
    ...core('embedded-wallet'),
    ...views('connect-socials', 'connecting-farcaster', 'connecting-social', 'email-code'),
    ...views('email-login', 'email-verify-otp', 'create', 'account-settings'),
    ...frame('channel', 'host', 'protocol', 'site'),
    ...solana('farcaster'),
  ],
  'metamask-connect': evm('discovery'),
  metamask: evm('discovery', 'provider', 'sessions'),
  names: [
    ...core('identity', 'names'),
    ...views('register-account-name', 'register-account-name-success'),
  ],
  'namespaces-pairing': core('pairing'),
  namespaces: [
    ...core('connections'),
    ...views('accounts', 'connecting-multi-chain', 'switch-active-chain'),
    ...solana('discovery', 'messages', 'methods', 'provider', 'sessions', 'transaction'),
    ...solana('wallet-standard'),
    ...bitcoin('bytes', 'discovery', 'esplora', 'methods', 'provider', 'sessions', 'transaction'),
    ...bitcoin('verify', 'wallets'),
  ],
  narrowed: core('wallets'),
  network: [
    ...core('networks'),
    ...views('networks', 'switch-network', 'unsupported-chain', 'wallet-compatible-networks'),
    ...views('what-is-a-network'),
  ],
  nfts: [...core('collectibles'), ...views('collectible')],
  offered: [...core('wallets'), ...views('connect-wallets')],
  'own-account': [...core('portfolio', 'balances', 'activity'), ...views('account')],
  page: core('options'),
  'pairing-policy': [],
  'pairing-tabs': core('pairing'),
  pairing: [
    ...core('pairing'),
    ...views('connecting-wallet-connect', 'connecting-wallet-connect-basic'),
    'packages/walletconnect/src',
    'packages/walletconnect/src/library',
  ],
  patched: ['apps/lab/e2e/patches'],
  pay: [...core('pay', 'payment-links'), ...views('pay', 'pay-loading', 'pay-with-exchange')],
  permissions: [...core('permissions'), ...views('permissions'), ...evm('methods')],
  phone: [],
  policy: [],
  portfolio: [...core('portfolio', 'balances'), ...views('account')],
  porto: evm('discovery'),
  quiet: core('http'),
  react: react('instance'),
  receive: [...core('payment-links'), ...views('wallet-receive')],
  received: core('activity'),
  requests: [
    ...core('requests'),
    ...explain('evm', 'model'),
    ...evm('ethers', 'methods', 'provider', 'viem', 'wagmi'),
  ],
  'rude-namespaces': [
    ...solana('discovery', 'methods', 'sessions', 'transfers'),
    ...bitcoin('sessions', 'transfers', 'wallets'),
  ],
  'rude-peer': [...core('pairing'), 'packages/walletconnect/src'],
  'rude-wallets': [...core('connections'), ...evm('discovery', 'methods', 'sessions')],
  'safe-app': evm('safe'),
  'sats-connect': bitcoin('wallets'),
  secrets: [
    ...views('email-update', 'email-update-otp', 'email-verify-device'),
    ...frame('channel', 'protocol', 'site'),
  ],
  'send-embedded': [...core('send'), ...views('wallet-send', 'permissions')],
  'send-namespaces': [
    ...core('send'),
    ...solana('transfers', 'transaction'),
    ...bitcoin('transfers', 'transaction'),
  ],
  'send-pairing': [],
  send: [
    ...core('send'),
    ...explain('forecast'),
    ...views('receipt', 'wallet-send', 'wallet-send-preview', 'wallet-send-select-token'),
  ],
  services: core('api', 'http', 'rpc', 'identity'),
  'sign-in': [
    ...core('siwx'),
    ...views('siwx-sign-message'),
    'packages/walletconnect/src/sign-in',
    ...bitcoin('verify'),
  ],
  small: ui('theme'),
  'smart-sessions': [
    ...core('smart-sessions'),
    ...views('smart-session-created', 'smart-session-list'),
  ],
  stories: ['apps/lab/src/page'],
  storage: core('platform'),
  lies: [...core('balances', 'payment-links', 'send', 'swap'), ...views('wallet-send', 'swap')],
  'swap-consent': [...core('swap'), ...views('swap', 'swap-preview')],
  'swap-others': [...core('swap'), ...views('swap')],
  swap: [
    ...core('swap'),
    ...explain('forecast'),
    ...views('swap', 'swap-preview', 'swap-select-token'),
  ],
  tabs: core('connections'),
  'telegram-login': [],
  terms: views('connect'),
  transitions: [...ui('motion'), 'apps/lab/e2e/films'],
  'unusual-wallets': evm('discovery'),
  'wallet-buttons': react('button'),
  'zoomed-code': ui('primitives/qr-code'),
}
