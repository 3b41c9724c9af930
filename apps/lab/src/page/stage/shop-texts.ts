import type { Configuration } from '../../options/options-table.ts'

/** The texts of the shop. A shop speaks the language of its visitors, as the modal in it does. */
export interface ShopTexts {
  readonly lang: 'en' | 'ar'
  readonly shelf: string
  readonly article: string
  readonly text: string
  readonly pay: string
  readonly facts: readonly [string, string, string]
  readonly paid: string
}

const ENGLISH: ShopTexts = {
  lang: 'en',
  shelf: 'Kitchen',
  article: 'Enamel kettle',
  text: 'Steel under two coats of enamel, a handle of beech, 1.6 litres. Made in small lots, repaired for life.',
  pay: 'Pay',
  facts: ['Ships in two days', '30 days to return', 'Repaired for life'],
  paid: 'Paid. Your kettle is on its way.',
}

const ARABIC: ShopTexts = {
  lang: 'ar',
  shelf: 'المطبخ',
  article: 'إبريق مطلي بالمينا',
  text: 'فولاذ تحت طبقتين من المينا ومقبض من خشب الزان، سعته 1.6 لتر. يُصنع بكميات صغيرة ويُصلَّح مدى الحياة.',
  pay: 'ادفع',
  facts: ['يُشحن خلال يومين', 'إرجاع خلال 30 يومًا', 'يُصلَّح مدى الحياة'],
  paid: 'تم الدفع. إبريقك في الطريق إليك.',
}

/** The texts for the switches: a page that is read from right to left is in Arabic. */
export function shopTexts({ locale, dir }: Pick<Configuration, 'locale' | 'dir'>): ShopTexts {
  return locale.startsWith('ar') || dir === 'rtl' ? ARABIC : ENGLISH
}
