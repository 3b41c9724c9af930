/** English texts about a site's terms and privacy. They are loaded for sites that have such texts. */
export const enLegal = {
  'connect.legal.both': 'By connecting you accept the {terms} and the {privacy} of {site}.',
  'connect.legal.terms': 'By connecting you accept the {terms} of {site}.',
  'connect.legal.privacy': 'By connecting you accept the {privacy} of {site}.',
  'connect.agree.both': 'I accept the {terms} and the {privacy} of {site}.',
  'connect.agree.terms': 'I accept the {terms} of {site}.',
  'connect.agree.privacy': 'I accept the {privacy} of {site}.',
  'connect.agreeFirst': 'Tick the box above first',
  'connect.terms': 'terms',
  'connect.privacy': 'privacy policy',
} as const
