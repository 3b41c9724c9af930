/** English texts of the views in which an account gets a name. */
export const enNames = {
  'names.title': 'Choose name',
  'names.field': 'Name',
  'names.send': 'Register',
  'names.rule': 'Letters, digits and hyphens, at least 4.',
  'names.list': 'Names',
  'names.available': 'Available',
  'names.registered': 'Taken',
  'names.checking': 'Checking {name}…',
  'names.free': '{name} is available',
  'names.preparing': 'Checking {name} once more…',
  'names.signing': 'Approve in your wallet. It’s free.',
  'names.registering': 'Registering {name}…',

  'names.problem.short': 'Use at least 4 characters.',
  'names.problem.long': 'Use at most 64 characters.',
  'names.problem.characters': 'Use only letters a to z, digits and hyphens.',
  'names.problem.refused': 'Names can’t have hyphens as their third and fourth characters.',
  'names.taken': 'That name is taken. Try another.',
  'names.owned': 'This account already has a name: {name}',
  'names.unchecked': 'Couldn’t check this name. Try again.',
  'names.declined': 'Declined. Nothing was registered.',
  'names.late':
    'The approval came too late, so nothing was registered. Try again and approve within 10 seconds.',
  'names.failed':
    'Nothing was registered. Try again. If it fails once more, check this device’s clock.',

  'names.done.title': 'Name registered',
  'names.done.heading': '{name} is yours',
  'names.done.text': 'People can send to this name instead of your address.',
  'names.done.address': 'Your address',
  'names.done.leave': 'Done',
} as const
