/** English texts of the views of the embedded wallet. */
export const enSettings = {
  'logins.upgrade': 'Upgrade your wallet',

  'settings.copy': 'Copy address {address}',
  'settings.login': 'Login and network',
  'settings.email': 'Email',
  'settings.network': 'Network',
  'settings.type': 'Account type',
  'settings.label': 'Private label',
  'settings.accountName': 'Public name',
  'settings.noLabel': 'None',
  'settings.all': 'All accounts',
  'settings.inWallets': '{accounts} in {wallets}',
  'settings.wallets': { one: '{count} wallet', other: '{count} wallets' },
  'settings.permissions': 'What this site can do',
  'settings.explorer': 'Explorer',
  'settings.by': 'Logged in with {provider}',
  'settings.smartAccount': 'Smart account',
  'settings.eoa': 'Standard account',
  'settings.switch': 'Use',

  'upgrade.text':
    'This wallet belongs to your login. On its own site you can manage it and use it with other sites too.',
  'upgrade.open': 'Open the wallet’s site',
  'upgrade.note': 'After an upgrade, log out here and log in again.',

  'approve.title': 'Approve transaction',
  'approve.sign': 'Sign message',
  'approve.permission': 'Approve permission',
  'approve.preparing': 'Preparing the request…',
} as const
