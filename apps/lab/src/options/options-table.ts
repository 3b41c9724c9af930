import { choice, flag, json, list, type Option, text, type ValueOf } from './option.ts'

const PAGE = 'read from the page'
const LINK = 'https://…'

/**
 * Every switch of the lab: its name, its kind, its default. The
 * switchboard, the address and the options of `createLatchkey` are created from this alone.
 */
export const SECTIONS = [
  {
    title: 'Project',
    options: [
      { ...text('projectId', 'none', 'Without one, what needs a server is off'), default: 'lab' },
      text('metadata.name', PAGE, 'What wallets call this site'),
      text('metadata.description', PAGE, 'One sentence about it'),
      text('metadata.url', PAGE, 'Where it lives'),
      list('metadata.icons', PAGE, 'Its pictures'),
      text('termsConditionsUrl', LINK, 'Linked below the wallets'),
      text('privacyPolicyUrl', LINK, 'Linked below the wallets'),
      flag('features.legalCheckbox', false, 'Asks to accept both before anything else'),
    ],
  },
  {
    title: 'Networks',
    options: [
      {
        ...list('networks', 'chain ids', 'What the site supports, in this order'),
        default: ['1', '8453', '10', 'solana', 'solana-devnet', 'bitcoin'],
        choices: [
          ...['1', '8453', '10', '137', '42161', '56', '100', '43114', '59144', '11155111'],
          ...['solana', 'solana-devnet', 'bitcoin'],
        ],
      },
      text('defaultNetwork', 'the first', 'Chain id; a stored one comes before it'),
      choice('customRpcUrls', ['nodes', 'proxy'], 'Nodes directly, or the API’s proxy'),
      flag('preferNetworkRpcUrls', false, 'Asks the networks’ own nodes before the proxy'),
      json('chainImages', '{"1": "https://…"}', 'Pictures of networks'),
      flag('allowUnsupportedChain', false, 'Bears with networks that are not supported'),
      flag('enableNetworkSwitch', true, 'Lets visitors change the network'),
    ],
  },
  {
    title: 'Wallets',
    options: [
      flag('enableWallets', true, 'Offers wallets at all'),
      flag('enableEIP6963', true, 'Offers wallets that announce themselves'),
      flag('enableInjected', true, 'Offers the wallet in window.ethereum'),
      {
        ...list(
          'walletLibraries',
          'names',
          'Wallets by libraries of their own, loaded when chosen',
        ),
        choices: ['base-account', 'porto', 'metamask'],
      },
      flag('relay', true, 'Hands over wallet-connect: walletConnect()'),
      flag('enableWalletConnect', true, 'Offers wallets that are not on this device'),
      flag('manualWCControl', false, 'The site handles the wallet-connect address itself'),
      flag('features.allWallets', true, 'Lists all wallets at all'),
      choice('allWallets', ['SHOW', 'HIDE', 'ONLY_MOBILE'], 'Whether all wallets can be seen'),
      list('includeWalletIds', 'ids', 'Only these of the listing'),
      list('excludeWalletIds', 'ids', 'Wallets that are never offered'),
      list('featuredWalletIds', 'ids', 'Suggested first to who has none'),
      json('customWallets', '[{"id": "own", "name": "Own"}]', 'Wallets of your own'),
      json('tokens', '{"eip155:1": {"address": "0x…"}}', 'A token of each network'),
      json(
        'universalProviderConfigOverride',
        '{"methods": {"eip155": ["personal_sign"]}}',
        'What wallets are asked for over wallet-connect',
      ),
      json('accountTypes', '{"bip122": ["payment"]}', 'Types of account that the site works with'),
      flag('enableWalletGuide', true, 'Tells newcomers what a wallet is'),
      flag('enableCodeBesideList', true, 'A QR code beside the list on computers'),
      list('features.connectorTypeOrder', 'recent, injected', 'Which kinds come first'),
      json('connectorImages', '{"io.metamask": "https://…"}', 'Pictures of wallets'),
    ],
  },
  {
    title: 'Logins',
    options: [
      flag('logins', true, 'Hands over who performs logins: frameAuth()'),
      flag('features.email', true, 'By e-mail'),
      {
        ...list('features.socials', 'google, x', 'By social accounts, in this order'),
        default: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
        choices: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
      },
      flag('features.emailShowWallets', true, 'Wallets beside the other ways'),
      flag('features.collapseWallets', false, 'Wallets behind one button'),
      list('features.connectMethodsOrder', 'wallet, email, social', 'Which way comes first'),
      choice(
        'siwx',
        ['off', 'required', 'optional', 'service', 'older', 'other-site'],
        'Signs visitors in: localSiwx(), remoteSiwx() with a service, or siweConfig; or for another site',
      ),
      flag(
        'buffer',
        false,
        'The page has Buffer, which one request for both needs over wallet-connect',
      ),
    ],
  },
  {
    title: 'Look',
    options: [
      choice('themeMode', ['system', 'light', 'dark'], 'Colours of buttons and modal'),
      text('themeVariables.accent', '#2f54e0', 'The one colour that is yours'),
      text('themeVariables.background', '#ffffff', 'The card'),
      text('themeVariables.mix', '#000000', 'Mixed into every surface'),
      text('themeVariables.mixStrength', '0', 'How much of it, in percent'),
      text('themeVariables.contrast', 'as usual', 'more: 7:1 for text, clear lines'),
      text('themeVariables.fontFamily', 'Georgia, serif', 'All text but addresses'),
      text('themeVariables.base', '10px', 'All sizes, 8 to 14 px'),
      text('themeVariables.radius', '4px', 'All corners, 0 to 6 px'),
      text('themeVariables.qrColor', '#000000', 'Dots of QR codes'),
      text('themeVariables.zIndex', '999', 'Of the modal in the page, with enableEmbedded'),
      text('themeVariables.width', '36', 'Width of the card, 32 to 44'),
      text('locale', 'of the page', 'Language of the modal'),
      json('strings', '{"connect.title": "Hello"}', 'Your own words'),
    ],
  },
  {
    title: 'Account',
    options: [
      choice('features.assets', ['all', 'embedded', 'none'], 'Whose tokens and NFTs are listed'),
      json(
        'features.history',
        '["eip155", "solana", "bip122"]',
        'Where the account shows its activity',
      ),
      flag('features.siteTransactions', true, 'What the site sends is pending in the activity'),
      flag('features.onramp', true, 'Buying with money'),
      flag('features.swaps', true, 'Exchanging tokens'),
      flag('features.receive', true, 'The address to receive at'),
      flag('features.send', true, 'Sending'),
      list('features.walletFeaturesOrder', 'onramp, swaps, receive, send', 'Their order'),
      choice(
        'currency',
        ['by language', 'USD', 'EUR', 'GBP', 'AUD', 'CAD', 'INR', 'JPY'],
        'Values in money',
      ),
      json('onramp', '{"countryCode": "DE"}', 'How visitors buy with money'),
      json(
        'onrampSources',
        '[{"id": "own", "name": "Own", "namespaces": ["eip155"], "template": "https://…"}]',
        'Providers of your own: templateOnrampSource()',
      ),
      choice('avatar', ['of the name', 'own'], 'A picture of your own for each account'),
      json('addressLabels', '{"0x…": "Treasury"}', 'Your names for addresses'),
      json('defaultAccountTypes', '{"eip155": "eoa"}', 'Type of account of a new login'),
    ],
  },
  {
    title: 'Behaviour',
    options: [
      flag('enableReconnect', true, 'Takes the session up again after a reload'),
      flag('enableAuthLogger', true, 'Lets the frame of logins write a log of its own'),
      flag('features.smartSessions', false, 'What the account lets sites do without asking'),
      flag('features.pay', false, 'Payments: the button Pay, and a deposit from an exchange'),
      flag('features.analytics', true, 'Sends events to the analytics sink'),
      json('analytics', '"ask"', 'Whether the visitor agreed, and whether events have addresses'),
      choice(
        'logLevel',
        ['usual', 'silent', 'error', 'warn', 'info', 'debug'],
        'What is written on the console',
      ),
      flag('debug', false, 'Shows configuration trouble in the modal, too'),
      choice('storage', ['local', 'memory'], 'What outlives the page'),
      flag('cookie', false, 'A cookie by which the server knows who is connected'),
      text('nonce', 'of the policy', 'For browsers without constructable style sheets'),
      text('id', 'the only one', 'Keeps several modals’ sessions apart'),
      choice('container', ['body', 'panel'], 'Where the modal lives in the page'),
      flag('lockScroll', true, 'Keeps the page behind the modal from scrolling'),
      flag('enableEmbedded', false, 'In the page instead of over it; wants the panel'),
    ],
  },
  {
    title: 'Lab',
    options: [
      {
        ...list('wallets', 'sandbox:ask, injected', 'Wallets that are there from the start'),
        default: ['sandbox'],
      },
      json(
        'pay',
        '{"recipient": "0x…", "asset": "eip155:1/slip44:60", "amount": "0.1"}',
        'What the button Pay asks for: a request, or a link in quotes',
      ),
      choice('dir', ['ltr', 'rtl'], 'Reading direction of the page'),
      choice('page', ['follow', 'dark', 'light', 'system'], 'Colours of this page'),
      flag('second', false, 'A second instance beside the first'),
      flag('devtools', false, 'The panel for developers: state, events, requests, a report'),
      text('story', 'none', 'What is set up and opened when the page is loaded'),
      flag('hood', false, 'This panel'),
    ],
  },
] as const satisfies readonly { readonly title: string; readonly options: readonly Option[] }[]

type Row = (typeof SECTIONS)[number]['options'][number]

/** The name of a switch. */
export type OptionName = Row['name']

/** The value of every switch. */
export type Configuration = {
  readonly [Name in OptionName]: ValueOf<Extract<Row, { readonly name: Name }>['kind']>
}

/** Every switch, section by section. */
export const OPTIONS: readonly Option<OptionName>[] = SECTIONS.flatMap(
  ({ options }): readonly Option<OptionName>[] => options,
)
