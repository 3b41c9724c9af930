import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { usePriceChange } from './use-price-change.ts'

test('a price is compared with the one before, until the next one', async () => {
  const first = { units: '1000', nextAtMs: 10 }
  const { result, rerender } = await renderHook((price = first) => usePriceChange(price), {
    initialProps: first,
  })
  const after = async (units: string, nextAtMs: number) => {
    await rerender({ units, nextAtMs })
    return result.current?.toFixed(2)
  }
  expect(result.current).toBeUndefined()

  expect(await after('996', 20)).toBe('-0.40')
  expect(await after('996', 20)).toBe('-0.40')
  // The same price again.
  expect(await after('996', 30)).toBeUndefined()
  expect(await after('1095', 40)).toBe('9.94')
})
