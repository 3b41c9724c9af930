import { expectTypeOf, test } from 'vitest'
import { useLatchkeyEvents } from '../hooks/use-latchkey-events.ts'
import type { Latchkey } from './latchkey.ts'

declare const latchkey: Latchkey

test('the name of an event says which properties it has', () => {
  latchkey.subscribeEvents((tracked) => {
    expectTypeOf(tracked.address).toEqualTypeOf<string | undefined>()
    if (tracked.event === 'CONNECT_SUCCESS') {
      expectTypeOf(tracked.properties.name).toBeString()
      expectTypeOf(tracked.properties.method).toEqualTypeOf<
        'browser' | 'mobile' | 'qrcode' | 'email'
      >()
    }
    if (tracked.event === 'EMAIL_SUBMITTED') expectTypeOf(tracked.properties).toBeUndefined()
    if (tracked.event === 'INTERNAL_SDK_ERROR') {
      expectTypeOf(tracked.type).toEqualTypeOf<'error' | undefined>()
    }
    // @ts-expect-error No event has this name.
    if (tracked.event === 'MODAL_OPENED') return
    // @ts-expect-error Not every event has this property.
    tracked.properties.connected
  })
})

test('so does the last event, which is MODAL_CREATED first', () => {
  const last = useLatchkeyEvents()

  expectTypeOf(last.atMs).toBeNumber()
  if (last.event === 'MODAL_OPEN') expectTypeOf(last.properties.connected).toBeBoolean()
  if (last.event === 'MODAL_CREATED') expectTypeOf(last).not.toHaveProperty('properties')
})
