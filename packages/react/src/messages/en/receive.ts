/** English texts of the views that show an address to send to. */
export const enReceive = {
  'receive.title': 'Receive',
  'receive.code': 'QR code of your address',
  'receive.copy': 'Copy address',
  'receive.copied': 'Address copied',
  'receive.networks': 'Networks',
  'receive.warning': 'Tokens sent on any other network can be lost.',
  'receive.none': 'Account not found',
  'receive.compatible.title': 'Compatible networks',
  'receive.compatible.only': 'Use only these networks',
  'receive.compatible.text': 'Tokens sent to this address on any other network can be lost.',
  'receive.compatible.selected': 'Selected',
} as const
