/** English texts of the views that change an e-mail address. */
export const enEmailUpdate = {
  'update.title': 'Change email',
  'update.now': 'You log in with',
  'update.email': 'New email address',
  'update.send': 'Continue with the new address',
  'update.hint': 'We’ll send a code to your current address and one to the new one.',
  'update.primary.title': 'Confirm current email',
  'update.secondary.title': 'Confirm new email',
  'update.accepted': 'Code accepted.',
} as const
