import { afterEach, expect, test } from 'vitest'
import { isSignInDue, isSignInRequired } from './sign-in.ts'

afterEach(() => {
  Reflect.deleteProperty(Object.prototype, 'step')
})

test.each(['failed', 'ready'])(
  'no sign-in is due where a page adds step "%s" to every object',
  (step) => {
    Object.assign(Object.prototype, { step })

    expect([isSignInDue({}), isSignInRequired({})]).toEqual([false, false])
  },
)
