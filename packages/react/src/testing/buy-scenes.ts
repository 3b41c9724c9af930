import type { OnrampOrderStep, OnrampState, RouteName, Routes } from '@latchkey/core'
import { anOnramp, anOrder, aProvider, ITEMS, NO_PRICE, NOW_MS } from './a-purchase.ts'
import type { DrawnModal } from './draw-modal.ts'
import type { Scene } from './scene.ts'

/** A view of a visitor who buys. */
function buying<Name extends RouteName>(
  view: Name,
  params: Routes[Name],
  changes: Partial<OnrampState> = {},
) {
  return {
    onramp: anOnramp(changes),
    async play({ core }: DrawnModal) {
      await core.actions.connect.withWallet('eip155', 'io.fjord').catch(() => {})
      core.actions.open()
      core.actions.router.push(view, params)
    },
  } as const
}

function ordered(current: OnrampOrderStep, isBlocked = false) {
  const orders = [anOrder(current, { isBlocked })]
  return buying('BuyInProgress', { orderId: 'order' }, { orders })
}

const DOWN = { providers: ['Quay', 'Millrace'].map((name) => aProvider(name, NO_PRICE)) }

/** The views in which the visitor buys with money, in the states that they can meet. */
export const BUY_SCENES: Readonly<Record<string, Scene>> = {
  OnRampProviders: {
    ...buying('OnRampProviders', {}),
    words: ['Best price', 'أفضل سعر'],
  },
  'OnRampProviders, reading, with an order': {
    ...buying(
      'OnRampProviders',
      {},
      {
        orders: [anOrder({ step: 'notConfirmedYet', canTryAgain: false })],
        providers: [
          aProvider('Quay', { status: 'loading' }),
          aProvider('Millrace', { status: 'unpriced' }),
        ],
      },
    ),
    words: ['Price shown there', 'السعر في صفحته'],
  },
  'OnRampProviders, no prices': {
    ...buying('OnRampProviders', {}, DOWN),
    words: ['Couldn’t load prices', 'تعذّر تحميل الأسعار'],
  },
  'OnRampProviders, too little': {
    ...buying(
      'OnRampProviders',
      {},
      {
        amountText: '5',
        providers: [aProvider('Quay', { status: 'idle' })],
      },
    ),
    words: ['Starts at $10', 'يبدأ من'],
  },
  OnRampFiatSelect: {
    ...buying('OnRampFiatSelect', {}),
    words: ['US Dollar', 'دولار أمريكي'],
  },
  OnRampTokenSelect: {
    ...buying('OnRampTokenSelect', {}),
    words: ['USD Coin', 'USD Coin'],
  },
  BuyInProgress: {
    ...ordered({ step: 'waiting' }),
    words: ['Finish buying at Quay', 'أكمل الشراء لدى'],
  },
  'BuyInProgress, blocked': {
    ...ordered({ step: 'waiting' }, true),
    words: ['Your browser blocked the window', 'حظر متصفحك النافذة'],
  },
  'BuyInProgress, not confirmed yet': {
    ...ordered({ step: 'notConfirmedYet', canTryAgain: true }),
    words: ['Not confirmed yet', 'لم يُؤكد بعد'],
  },
  'BuyInProgress, bought': {
    ...ordered({ step: 'bought' }),
    words: ['See activity', 'عرض النشاط'],
  },
  'BuyInProgress, failed': {
    ...ordered({ step: 'failed', reason: 'card_declined' }),
    words: ['Card declined', 'رُفضت البطاقة'],
  },
  OnRampActivity: {
    ...buying(
      'OnRampActivity',
      {},
      {
        history: { status: 'ready', items: ITEMS, readAtMs: NOW_MS },
      },
    ),
    words: ['Bought', 'تم الشراء'],
  },
  WhatIsABuy: {
    ...buying('WhatIsABuy', {}),
    words: ['Your card stays with them', 'بطاقتك تبقى لديه'],
  },
}
