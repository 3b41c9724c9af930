/** English texts of the list of tokens. */
export const enTokens = {
  'tokens.list': 'Tokens',
  'tokens.loading': 'Tokens are loading',
  'tokens.all': 'All networks',
  'tokens.unnamed': 'Unknown token',
  'tokens.unpriced': 'Some tokens have no known price. They are not part of the total.',
  'tokens.unlisted.title': 'Couldn’t load your tokens',
  'tokens.unlisted.text': 'Your tokens are safe. Check your connection and try again.',
  'tokens.none.title': 'No tokens yet',
  'tokens.none.text': 'What you receive appears here.',
  'tokens.receive': 'Receive funds',
  'tokens.receive.detail': 'From another wallet',
  'tokens.buy': 'Buy crypto',
  'tokens.buy.detail': 'With a card or bank account',
} as const
