/** English texts of what has to do with several families of networks, loaded with those views. */
export const enChains = {
  'chains.choose.heading': 'Choose a network for {wallet}',
  'chains.choose.text': 'Each has an address of its own. You can connect the others later.',
  'chains.choose.gone': 'It is not in this browser any more.',
  'chains.choose.list': 'Networks of {wallet}',
  'chains.choose.connected': 'Connected',

  'chains.other.heading': '{network} is not connected yet',
  'chains.other.text': 'Connect a wallet for {family} to use it.',
  'chains.other.connect': 'Connect a wallet for {family}',
  'chains.other.ready': 'Switch to {network}',
  'chains.other.wallet': '{wallet} is connected for {family}.',
  'chains.other.switch': 'Switch network',

  'accounts.list': 'Accounts in {wallet}',
  'accounts.listOf': 'Accounts in {wallet} on {family}',
  'accounts.kind.stx': 'Stacks',
  'accounts.kind.smartAccount': 'Smart account',
  'accounts.switch': 'Switch',
  'accounts.drop': 'Disconnect {wallet}',
  'accounts.dropOf': 'Disconnect {wallet} from {family}',
  'accounts.dropAll': 'Disconnect {wallet} everywhere',
  'accounts.dropped': '{wallet} disconnected',
  'accounts.everyone': 'Disconnect all wallets',
  'accounts.another': 'Connect another wallet',
  'accounts.anotherOf': 'Connect another wallet for {family}',
} as const
