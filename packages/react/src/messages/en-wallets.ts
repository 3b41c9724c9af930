/** English texts of all wallets, loaded with their view. Braces name what is put in. */
export const enWallets = {
  'all.title': 'All wallets',
  'all.search': 'Search wallets',
  'all.searchCount': { one: 'Search {count} wallet', other: 'Search {count} wallets' },
  'all.certified': 'Certified',
  'all.certifiedOnly': 'Certified only',
  'all.certifiedOnly.notice': 'Showing only wallets that the listing certifies',
  'all.scan': 'Show a QR code',
  'all.found': { one: '{count} wallet found', other: '{count} wallets found' },
  'all.none.title': 'No wallet found',
  'all.none.text': 'The list has none that this site works with. Any wallet can scan a QR code.',
  'all.none.search': 'No name in the list has “{search}” in it. Any wallet can scan a QR code.',
  'all.none.certified':
    'No certified wallet has “{search}” in its name. Any wallet can scan a QR code.',
  'all.own.text': 'This site works with wallets in this browser only.',
  'all.own.show': 'Show them',
  'all.partlyFailed': 'Some wallets couldn’t be loaded.',
} as const
