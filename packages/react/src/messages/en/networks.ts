/** English texts of the views of networks. */
export const enNetworks = {
  'account.disconnecting': 'Disconnecting…',

  'networks.search': 'Search networks',
  'networks.found': { one: '{count} network', other: '{count} networks' },
  'networks.none.title': 'No network found',
  'networks.none.text': 'Check the spelling. Only networks that {site} supports are listed.',

  'unsupported.title': 'Switch network',

  'switch.login.title': 'Switching to {network}',
  'switch.waiting.title': 'Approve in {wallet}',
  'switch.waiting.text': '{site} wants to switch from {from} to {network}.',
  'switch.teaching.text':
    '{wallet} doesn’t know {network} yet. Approve adding it, then approve the switch.',
  'switch.cancel': 'Cancel',
  'switch.stayed': 'You’re still on {network}. You can try again.',
  'switch.stayedUnknown': 'Nothing was changed. You can try again.',

  'chains.other.heading': '{network} isn’t connected yet',
  'chains.other.text': 'To use {family}, connect a wallet that supports it.',
  'chains.other.connect': 'Connect {wallet}',
  'chains.other.ready': 'Switch to {network}',
  'chains.other.wallet': '{wallet} is connected for {family}.',
  'chains.other.switch': 'Switch network',
} as const
