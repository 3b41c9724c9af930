import type { NamesState, RegistrationStep } from '@latchkey/core'
import { ADDRESS } from './a-snapshot.ts'
import { loggedIn } from './login-steps.ts'
import type { Scene } from './scene.ts'

const REFUSED = { code: 'names.register-failed', message: 'Error registering name' } as const

/** RegisterAccountName of a visitor who is logged in, at a step. */
function at(registration: RegistrationStep, more: Partial<NamesState> = {}) {
  return { ...loggedIn('RegisterAccountName', {}), names: { registration, ...more } }
}

const named = (label: string, isRegistered = false) => ({ name: `${label}.reown.id`, isRegistered })

/** The views in which an account gets a name, in the states that a visitor can meet. */
export const NAMES_SCENES: Readonly<Record<string, Scene>> = {
  RegisterAccountName: {
    ...at({ step: 'typing', label: '' }),
    words: ['Letters, digits and hyphens, at least 4.', 'حروف لاتينية وأرقام'],
  },
  'RegisterAccountName, checking': {
    ...at({ step: 'checking', label: 'mira' }),
    words: ['mira.reown.id', 'mira.reown.id'],
  },
  'RegisterAccountName, available': {
    ...at({ step: 'checked', label: 'mira', names: [named('mira')] }),
    words: ['Available', 'متاح'],
  },
  'RegisterAccountName, taken': {
    ...at({
      step: 'checked',
      label: 'mira',
      names: [named('mira', true), named('mira-l'), named('mira-home'), named('mira-pay')],
    }),
    words: ['That name is taken. Try another.', 'هذا الاسم محجوز'],
  },
  'RegisterAccountName, a long name': {
    ...at({
      step: 'checked',
      label: 'a-very-long-name-that-somebody-wants-to-have-all-the-same-1234',
      names: [named('a-very-long-name-that-somebody-wants-to-have-all-the-same-1234')],
    }),
    words: ['Available', 'متاح'],
  },
  'RegisterAccountName, characters': {
    ...at({ step: 'unusable', label: 'mira@', problem: 'characters' }),
    words: ['Use only letters a to z, digits and hyphens.', 'استخدم الحروف اللاتينية'],
  },
  'RegisterAccountName, too short': {
    ...at({ step: 'unusable', label: 'mir', problem: 'short' }),
    words: ['Use at least 4 characters.', 'استخدم 4 أحرف'],
  },
  'RegisterAccountName, refused': {
    ...at({ step: 'unusable', label: 'mi--ra', problem: 'refused' }),
    words: ['have hyphens', 'الشرطتان'],
  },
  'RegisterAccountName, unchecked': {
    ...at({ step: 'checkFailed', label: 'mira', error: REFUSED }),
    words: ['Couldn’t check this name', 'تعذّر التحقق'],
  },
  'RegisterAccountName, owned': {
    ...at({ step: 'typing', label: '' }, { owned: 'mira-lindqvist.reown.id' }),
    words: ['This account already has a name', 'لهذا الحساب اسم بالفعل'],
  },
  'RegisterAccountName, in the wallet': {
    ...at({ step: 'signing', label: 'mira' }),
    words: ['Approve in your wallet', 'وافق في محفظتك'],
  },
  'RegisterAccountName, registering': {
    ...at({ step: 'registering', label: 'mira' }),
    words: ['Registering', 'جارٍ تسجيل'],
  },
  'RegisterAccountName, failed': {
    ...at({ step: 'failed', label: 'mira', error: REFUSED }),
    words: ['Nothing was registered', 'لم يُسجَّل شيء'],
  },
  'RegisterAccountName, too late': {
    ...at({
      step: 'failed',
      label: 'mira',
      error: { code: 'names.late', message: 'Error registering name' },
    }),
    words: ['approve within 10 seconds', 'خلال 10 ثوانٍ'],
  },
  RegisterAccountNameSuccess: {
    ...loggedIn('RegisterAccountNameSuccess', {
      account: `eip155:1:${ADDRESS}`,
      name: 'mira.reown.id',
    }),
    words: ['is yours', 'أصبح لك'],
  },
}
