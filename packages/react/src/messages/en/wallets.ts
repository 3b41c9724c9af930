/** English texts of AllWallets. */
export const enWallets = {
  'all.title': 'All wallets',
  'all.search': 'Search wallets',
  'all.searchCount': { one: 'Search {count} wallet', other: 'Search {count} wallets' },
  'all.certified': 'Certified',
  'all.certifiedOnly': 'Certified only',
  'all.certifiedOnly.notice': 'Showing certified wallets only',
  'all.scan': 'Show a QR code',
  'all.found': { one: '{count} wallet found', other: '{count} wallets found' },
  'all.none.title': 'No wallet found',
  'all.none.text':
    'No wallet in the list works with this site. You can connect any other with a QR code.',
  'all.none.search':
    'No wallet matches “{search}”. Check the spelling, or connect any wallet with a QR code.',
  'all.none.certified':
    'No certified wallet matches “{search}”. Check the spelling, or connect any wallet with a QR code.',
  'all.own.text': 'This site works with wallets in this browser only.',
  'all.own.show': 'Show them',
  'all.partlyFailed': 'Some wallets couldn’t be loaded.',
} as const
