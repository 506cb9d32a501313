/** A bank or wallet of Vietnam that transfers can go to. */
export interface Bank {
  /** Six digits by which NAPAS knows it. */
  readonly bin: string
  /** Its code in the public VietQR directory. */
  readonly code: string
  readonly name: string
  /** Whether it takes transfers by VietQR; the others can still be the bank of a payer. */
  readonly takesTransfers: boolean
}

/** The public VietQR directory, as of October 2026 (domain 8.3): `BIN code name` in a line each. */
const takingTransfers = `
970436 VCB Vietcombank
970407 TCB Techcombank
970422 MB MBBank
970418 BIDV BIDV
970415 ICB VietinBank
970416 ACB ACB
970432 VPB VPBank
970423 TPB TPBank
970405 VBA Agribank
970403 STB Sacombank
970441 VIB VIB
970443 SHB SHB
970437 HDB HDBank
970426 MSB MSB
970425 ABB ABBANK
970409 BAB BacABank
970438 BVB BaoVietBank
546034 CAKE CAKE
422589 CIMB CIMB
970446 COOPBANK COOPBANK
970431 EIB Eximbank
668888 KBANK KBank
970452 KLB KienLongBank
970449 LPB LPBank
970414 MBV MBV
971025 MOMO MoMo
970428 NAB NamABank
970419 NCB NCB
970448 OCB OCB
970430 PGB PGBank
970412 PVCB PVcomBank
971133 PVDB PVcomBank Pay
970429 SCB SCB
970440 SEAB SeABank
970400 SGICB SaigonBank
970424 SHBVN Shinhan
963388 TIMO TIMO
546035 UBANK Ubank
970427 VAB VietABank
970454 VCCB BVBank
970433 VIETBANK VIETBANK
970457 WVN Woori`

/** Seen with payers, but not in the list of those that take transfers. */
const others = `
970406 VIKKI Vikki
970408 GPB GPBank
970439 PBVN Public Bank
970442 HLBVN Hong Leong
970458 UOB UOB
971005 VTLMONEY Viettel Money
971011 VNPTMONEY VNPT Money`

/** All of them, the fourteen that most payers have first, then by their codes. */
export const banks: readonly Bank[] = [...banksIn(takingTransfers, true), ...banksIn(others, false)]

const byBin = new Map(banks.map((bank) => [bank.bin, bank]))

/** The bank of a BIN. */
export function bankByBin(bin: string): Bank | undefined {
  return byBin.get(bin)
}

function banksIn(lines: string, takesTransfers: boolean): Bank[] {
  return [...lines.matchAll(/^(\d{6}) (\S+) (.+)$/gm)].map(([, bin = '', code = '', name = '']) => ({
    bin,
    code,
    name,
    takesTransfers,
  }))
}
