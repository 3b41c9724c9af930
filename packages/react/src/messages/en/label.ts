/** English texts of the visitor's own names for accounts. */
export const enLabel = {
  'label.title': 'Private label',
  'label.copy': 'Copy address {address}',
  'label.field': 'Label',
  'label.hint': 'Only you see it, in this browser.',
  'label.save': 'Save',
  'label.missing': 'Enter a label',
  'label.remove': 'Remove',
  'label.saved': 'Label saved',
  'label.removed': 'Label removed',
} as const
