/** English texts of what has to do with several families of networks, loaded with those views. */
export const enChains = {
  'chains.choose.heading': 'Choose a network for {wallet}',
  'chains.choose.text': 'Each has an address of its own. You can connect the others later.',
  'chains.choose.gone': 'It is not in this browser any more.',
  'chains.choose.list': 'Networks of {wallet}',
  'chains.choose.connected': 'Connected',

  'chains.other.heading': '{network} needs another wallet',
  'chains.other.text':
    '{wallet} is connected for {current}. Connect a wallet for {family} as well; both stay connected.',
  'chains.other.alone': 'Connect a wallet for {family} to use it.',
  'chains.other.connect': 'Connect a wallet for {family}',

  'accounts.list': 'Accounts in {wallet}',
  'accounts.kind.stx': 'Stacks',
  'accounts.kind.smartAccount': 'Smart account',
  'accounts.switch': 'Switch',
  'accounts.drop': 'Disconnect {wallet}',
  'accounts.another': 'Connect another wallet',
  'accounts.anotherOf': 'Connect another wallet for {family}',
} as const
