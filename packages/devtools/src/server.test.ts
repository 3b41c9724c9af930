import { aChain } from '@latchkey/core/testing'
import { createLatchkey } from '@latchkey/react'
import { expect, test } from 'vitest'
import * as devtools from './index.ts'

test('the entry exports one function, which does nothing on a server', () => {
  expect(Object.keys(devtools)).toEqual(['mountDevtools'])

  const unmount = devtools.mountDevtools(createLatchkey({ networks: [aChain()] }))

  expect(unmount()).toBeUndefined()
})
