/** English texts of the views that explain wallets and networks, and where to get a wallet. */
export const enHelp = {
  'aboutWallets.title': 'What is a wallet?',
  'aboutWallets.key.title': 'Your key to many sites',
  'aboutWallets.key.text': 'One wallet signs you in. No new password for each site.',
  'aboutWallets.home.title': 'A home for what you own',
  'aboutWallets.home.text': 'Tokens and collectibles stay under your control.',
  'aboutWallets.consent.title': 'Nothing moves without you',
  'aboutWallets.consent.text': 'A site can ask. Only you can approve.',
  'aboutWallets.get': 'Get a wallet',

  'aboutNetworks.record.title': 'A record no one can change alone',
  'aboutNetworks.record.text': 'Many computers keep the same list of who owns what.',
  'aboutNetworks.apart.title': 'Each one is separate',
  'aboutNetworks.apart.text':
    'Your address is the same. Tokens and fees differ from network to network.',
  'aboutNetworks.more': 'Learn more',

  'get.title': 'Get a wallet',
  'get.list': 'Wallets to get',
  'get.all': 'Explore all',
  'get.none.title': 'No wallet to suggest',
  'get.none.text': 'Explore all wallets, and come back once you have one.',

  'downloads.title': 'Get {wallet}',
  'downloads.list': 'Where to get it',
  'downloads.chrome': 'Chrome extension',
  'downloads.ios': 'iOS app',
  'downloads.android': 'Android app',
  'downloads.website': 'Website',
  'downloads.scan': 'Scan this code with your phone to get {wallet}',
  'downloads.open': 'Open the store here',
  'downloads.none.title': 'No download known',
  'downloads.none.text': 'Look on {wallet}’s own website, or in your app store.',
  'downloads.failed.title': 'Couldn’t load downloads',
} as const
