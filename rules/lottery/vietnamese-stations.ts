/** A province's lottery, and its days of drawing as the merchant's calendar has them at first, from 1 for Monday to 7. */
export interface Station {
  readonly name: string
  readonly days: readonly number[]
}

/** Southern Vietnam by code. */
export const southernStations = {
  HCM: { name: 'TP.HCM', days: [1, 6] },
  DT: { name: 'Đồng Tháp', days: [1] },
  CM: { name: 'Cà Mau', days: [1] },
  BTR: { name: 'Bến Tre', days: [2] },
  VT: { name: 'Vũng Tàu', days: [2] },
  BL: { name: 'Bạc Liêu', days: [2] },
  DN: { name: 'Đồng Nai', days: [3] },
  CT: { name: 'Cần Thơ', days: [3] },
  ST: { name: 'Sóc Trăng', days: [3] },
  TN: { name: 'Tây Ninh', days: [4] },
  AG: { name: 'An Giang', days: [4] },
  BTH: { name: 'Bình Thuận', days: [4] },
  VL: { name: 'Vĩnh Long', days: [5] },
  BD: { name: 'Bình Dương', days: [5] },
  TV: { name: 'Trà Vinh', days: [5] },
  LA: { name: 'Long An', days: [6] },
  BP: { name: 'Bình Phước', days: [6] },
  HG: { name: 'Hậu Giang', days: [6] },
  TG: { name: 'Tiền Giang', days: [7] },
  KG: { name: 'Kiên Giang', days: [7] },
  DL: { name: 'Đà Lạt', days: [7] },
} as const satisfies Readonly<Record<string, Station>>

/** Central Vietnam by code. */
export const centralStations = {
  PY: { name: 'Phú Yên', days: [1] },
  HUE: { name: 'Huế', days: [1, 7] },
  DLK: { name: 'Đắk Lắk', days: [2] },
  QNA: { name: 'Quảng Nam', days: [2] },
  DNG: { name: 'Đà Nẵng', days: [3, 6] },
  KH: { name: 'Khánh Hòa', days: [3, 7] },
  BDI: { name: 'Bình Định', days: [4] },
  QT: { name: 'Quảng Trị', days: [4] },
  QB: { name: 'Quảng Bình', days: [4] },
  GL: { name: 'Gia Lai', days: [5] },
  NT: { name: 'Ninh Thuận', days: [5] },
  QNG: { name: 'Quảng Ngãi', days: [6] },
  DNO: { name: 'Đắk Nông', days: [6] },
  KT: { name: 'Kon Tum', days: [7] },
} as const satisfies Readonly<Record<string, Station>>
