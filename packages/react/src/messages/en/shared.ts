/** English texts that views of several groups show, without those of the modal. They come with the first view. */
export const enShared = {
  'logins.settings': 'Account settings',

  'connecting.nothingShared': 'Nothing was shared. You can try again or choose another wallet.',
  'connecting.busy.title': '{wallet} is waiting for you',
  'connecting.busy.text':
    'A request is already open in {wallet}. Answer it there, then try again here.',
  'connecting.malformed.title': '{wallet} sent an answer we can’t read',
  'connecting.other': 'Choose another wallet',
  'connecting.connected.text':
    '{site} can now see this address. It can’t move funds without asking you.',
  'connecting.connected.closing': 'Closing…',

  'account.disconnect': 'Disconnect',
  'account.disconnectOne': 'Disconnect {name}',
  'account.disconnectFamily': 'Disconnect {family} wallets',

  'networks.title': 'Choose network',
  'networks.list': 'Networks',
  'networks.eip155': 'Ethereum and compatible',
  'networks.clear': 'Clear search',
  'networks.unconnected': 'Not connected yet',
  'networks.refused': 'Not approved in your wallet',
  'networks.unserved': 'Your wallet doesn’t support it',

  'aboutNetworks.title': 'What is a network?',

  'get.failed.title': 'Couldn’t load wallets',

  'unsupported.text': '{site} doesn’t support {network}. Choose another network to continue.',

  'switch.declined.title': 'Switch declined',

  'pairing.scan.label': 'QR code that connects a wallet',
  'pairing.scan.offline': 'The connection was lost. Trying again…',
  'pairing.copy': 'Copy link',
  'pairing.copied': 'Link copied',
  'pairing.said': 'The code is ready. It works for 4 minutes, then a new one appears on its own.',

  'beside.title': 'Wallet on your phone?',
  'beside.text': 'Scan the code to connect.',

  'pairing.expired.title': 'The code has expired',
  'pairing.fresh': 'New code',
  'pairing.asleep.show': 'Show a code',

  'search.close': 'No exact match. Did you mean:',

  'login.notStored':
    'This browser won’t remember you. You’ll be logged out when you leave this page.',

  'time.unit.sec': '{count} sec',
  'time.unit.min': '{count} min',
  'time.unit.hr': '{count} hr',
  'time.unit.d': '{count} d',
  'time.unit.mo': '{count} mo',
  'time.unit.yr': '{count} yr',
  'time.ago': '{time} ago',
  'time.ahead': 'in {time}',
} as const
