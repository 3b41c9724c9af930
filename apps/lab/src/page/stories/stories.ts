import { writeConfiguration } from '../../options/configuration.ts'
import type { Configuration } from '../../options/options-table.ts'
import { OPTIONS } from '../../options/options-table.ts'
import { lookIn } from '../looks/looks.ts'
import type { Story } from './story.ts'

/** The account that the wallet of the stories pays first. */
export const PAID = '0x7c41f3a9e0b2d86c5a19e4f7b03d2c8a6e95b1d4'
/** An address that imitates it. */
export const LOOKALIKE = '0x7c41f3bc08e7a5d1396f20b4d1e85a9c27f0b1d4'

const UNAVAILABLE = { kind: 'status', status: 503 } as const

/** The stories in their order. The first one is played where the address says nothing. */
export const STORIES: readonly Story[] = [
  {
    id: 'first-visit',
    label: 'First visit',
    note: 'No wallet in this browser: e-mail, social logins, a code for a phone, and wallets to get.',
    options: { wallets: ['none'] },
    play: ({ latchkey }) => latchkey.open(),
  },
  {
    id: 'has-fjord',
    label: 'Has Fjord',
    note: 'A wallet announces itself and stands first. Press it: it connects at once.',
    options: { wallets: ['fjord'] },
    play: ({ latchkey }) => latchkey.open(),
  },
  {
    id: 'email',
    label: 'By e-mail',
    note: 'A code was mailed to mira@saltmarket.example. It is real, and it is in the mailbox.',
    options: { wallets: ['none'] },
    async play({ latchkey }) {
      await latchkey.open({ view: 'EmailLogin' })
      await latchkey.actions.auth.submitEmail('mira@saltmarket.example')
    },
  },
  {
    id: 'send',
    label: 'Send',
    note: 'Fjord is connected on a local Ethereum. Real keys, real transfers, worthless coins.',
    options: { wallets: ['fjord'] },
    async play({ latchkey, connect }) {
      await connect()
      await latchkey.open({
        view: 'WalletSend',
        to: 'ada.sandbox.eth',
        amount: '0.25',
        token: 'ETH',
      })
    },
  },
  {
    id: 'swap',
    label: 'Swap',
    note: 'A price of a real pool on the local chain, and the steps to it.',
    options: { wallets: ['fjord'] },
    async play({ latchkey, connect }) {
      await connect()
      await latchkey.open({ view: 'Swap', fromToken: 'ETH', toToken: 'SUSD', amount: '0.25' })
    },
  },
  {
    id: 'lookalike',
    label: 'A lookalike',
    note: 'The recipient begins and ends like an address that Fjord has paid. It is another one.',
    options: { wallets: ['fjord'] },
    async play({ latchkey, connect, payOnce, reach }) {
      await connect()
      await payOnce(PAID, '0.05')
      await latchkey.open({ view: 'WalletSend', to: LOOKALIKE, amount: '0.25', token: 'ETH' })
      await reach('WalletSendPreview', () => latchkey.actions.send.review())
    },
  },
  {
    id: 'down',
    label: 'Everything is down',
    note: 'Every service answers 503. The account still opens: its balance is read from the network.',
    options: { wallets: ['fjord'] },
    faults: { blockchainApi: UNAVAILABLE, walletApi: UNAVAILABLE },
    async play({ latchkey, connect }) {
      await connect()
      await latchkey.open({ view: 'Account' })
    },
  },
  {
    id: 'phone',
    label: 'Phone',
    note: 'The same page at the width of a phone, where the modal is a sheet.',
    options: { wallets: ['fjord'] },
    play: ({ latchkey }) => latchkey.open(),
  },
  {
    id: 'arabic',
    label: 'العربية',
    lang: 'ar',
    note: 'One of 24 languages, mirrored for reading from right to left.',
    options: { wallets: ['fjord'], locale: 'ar', dir: 'rtl' },
    play: ({ latchkey }) => latchkey.open(),
  },
]

/** Finds a story by its name in the address. */
export function findStory(id: string): Story | undefined {
  return STORIES.find((story) => story.id === id)
}

/** The link of a story. It keeps the look, and whether the panel is open. */
export function storyLink({ id, options }: Story, configuration: Configuration): string {
  const defaults = Object.fromEntries(OPTIONS.map((option) => [option.name, option.default]))
  const kept = {
    ...lookIn(configuration),
    hood: configuration.hood,
    analytics: configuration.analytics,
  }
  // One entry per row of the table, each of the row's own kind.
  const own = { ...defaults, ...kept, ...options, story: id } as unknown as Configuration
  return `?${writeConfiguration(own)}`
}
