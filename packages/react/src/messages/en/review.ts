/** English texts of reviewed transfers, in Send and in Pay. */
export const enReview = {
  'send.review.most': 'at most {amount}',
  'send.review.byWallet': 'Your wallet sets it',
  'send.forecast.title': 'If it goes through now',
  'send.forecast.badge': 'Forecast',
  'send.forecast.loses': 'You lose',
  'send.forecast.gets': 'Recipient gets',
  'send.forecast.other': 'You would lose another token too',
  'send.forecast.fails': 'Forecast: it would fail',
  'send.forecast.fails.text': 'Nothing would arrive, and you’d still pay the fee.',
  'send.lookalike.title': 'Lookalike address',
  'send.lookalike.paid':
    'It starts and ends like an address you’ve sent to, but it’s a different one.',
  'send.lookalike.own': 'It starts and ends like one of your addresses, but it’s a different one.',
  'send.lookalike.to': 'Sending to',
  'send.lookalike.before': 'You sent to this one',
  'send.lookalike.beforeOn': 'You sent to this one on {date}',
  'send.lookalike.yours': 'Your address',
  'send.lookalike.known': 'I checked every character of the address',
  'send.uncompared.title': 'Not compared with your history',
  'send.uncompared.text':
    'Your past payments couldn’t be read in full. Check every character of the address.',
  'send.doubt.self': 'You’re sending to yourself',
  'send.doubt.self.text': 'The recipient is the account you’re sending from.',
  'send.doubt.zero': 'Nobody owns this address',
  'send.doubt.zero.text': 'Anything sent there is lost.',
  'send.doubt.token': 'This is the address of the token',
  'send.doubt.token.text': 'Anything sent there is usually lost.',
  'send.doubt.program': 'This address belongs to a program',
  'send.doubt.program.text':
    'Only that program can move what arrives there. Ask the recipient first.',
  'send.doubt.unchecked': 'This address couldn’t be checked',
  'send.doubt.unchecked.text': 'It may belong to a token or a program. Ask the recipient first.',
  'send.doubt.ethereum': 'This name has no address here',
  'send.doubt.ethereum.text':
    'It’s the name’s Ethereum address. A smart wallet may not be theirs on this network: ask the recipient first.',
  'send.doubt.fee': 'The network fee is very high',
  'send.doubt.fee.text':
    'It can cost you far more than usual. Check the fee below, or wait and try again.',
  'send.doubt.fee.known': 'I agree to this fee',
  'send.doubt.known': 'I want to send it there anyway',
} as const
