import type { TestBed } from '#/game-list/test-bed.ts'
import { connect } from '#/sessions/database.ts'

export const memberCount = 200_000

/** A script with the parts that its names are made of, and what somebody types who looks for one. */
export interface NameScript {
  readonly name: string
  /** Between the parts of a name. */
  readonly between: string
  readonly first: readonly string[]
  readonly middle: readonly string[]
  readonly last: readonly string[]
}

/** Names as they are common: a third of the Vietnamese begin with Nguyễn. */
export const scripts: readonly NameScript[] = [
  {
    name: 'Vietnamese',
    between: ' ',
    first: ['Nguyễn', 'Nguyễn', 'Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Vũ', 'Đặng', 'Bùi'],
    middle: ['Văn', 'Thị', 'Đức', 'Minh', 'Ngọc', 'Hữu', 'Thanh'],
    last: ['An', 'Bình', 'Châu', 'Dũng', 'Giang', 'Hà', 'Khánh', 'Linh', 'Mai', 'Nga', 'Oanh', 'Phúc', 'Quỳnh', 'Thảo'],
  },
  {
    name: 'Arabic',
    between: ' ',
    first: ['محمد', 'محمد', 'أحمد', 'علي', 'فاطمة', 'عائشة', 'يوسف', 'مريم', 'خالد'],
    middle: ['عبد الله', 'عبد الرحمن', 'حسن', 'إبراهيم', 'سعيد'],
    last: ['الخوري', 'العلي', 'المصري', 'البغدادي', 'الحسيني', 'التميمي', 'القرشي'],
  },
  {
    name: 'Chinese',
    between: '',
    first: ['王', '王', '李', '张', '刘', '陈', '杨', '欧阳', '司马'],
    middle: ['小', '大', '明', '志', '国', '文'],
    last: ['明', '丽', '强', '伟', '芳', '静', '军', '月', '梅', '龙'],
  },
  {
    name: 'Thai',
    between: ' ',
    first: ['สมชาย', 'สมหญิง', 'สมศรี', 'ประเสริฐ', 'วิชัย', 'มาลี', 'กมล'],
    middle: ['ใจดี', 'มีสุข', 'ศรีสุข', 'ทองดี', 'แก้วมณี'],
    last: ['กรุงเทพ', 'เชียงใหม่', 'ขอนแก่น', 'ภูเก็ต', 'อยุธยา'],
  },
]

/** What is typed for names of a script: beginnings of its parts, of one sign up to the whole, with accents as they are. */
export function typedFor({ first, middle, last }: NameScript): string[] {
  const parts = [...new Set([...first, ...middle, ...last])]
  return parts.flatMap((part) => [1, 2, 3, part.length].map((signs) => [...part].slice(0, signs).join('').trim()))
}

/** Members with names of all scripts, money and sign-ins, in bulk; the server's own job makes them to be found. */
export async function populate(bed: TestBed): Promise<void> {
  await using database = await connect(bed.cluster.url)
  const { client } = database
  await client.query(
    `insert into accounts (type, username, username_key, nickname)
     select 0, 'member' || i, 'member' || i,
       s->'first'->>((i / 4 * 7919) % jsonb_array_length(s->'first'))::integer
         || (s->>'between') || (s->'middle'->>((i / 4 * 104729) % jsonb_array_length(s->'middle'))::integer)
         || (s->>'between') || (s->'last'->>((i / 4 * 1299709) % jsonb_array_length(s->'last'))::integer)
     from generate_series(1, $2::bigint) i cross join lateral (select $1::jsonb->((i % 4)::integer) as s) script`,
    [JSON.stringify(scripts), memberCount],
  )
  await client.query(
    `insert into ledger_accounts (kind, holder, asset, balance, version)
     select 'available', id::text, 'VND', 0, 0 from accounts where type = 0`,
  )
  await client.query(
    `insert into sign_ins (account_id, device, address, method, result)
     select id, 'a browser', '127.0.0.1', 'password', case when n = 0 then 'refused' else 'entered' end
     from accounts, generate_series(0, 2) n where type = 0`,
  )
  // The job did this slot of its time when there was nobody yet.
  await client.query(`delete from job_runs where job = 'index-names'`)
  // A server that starts looks at once for what is due.
  await bed.restart()
  await indexed(client)
  await client.query('vacuum analyze')
}

/** The job comes round within this time, and is done. */
const indexedWithinMs = 600_000

async function indexed(client: { query(text: string): Promise<{ rows: { left: string }[] }> }): Promise<void> {
  const until = performance.now() + indexedWithinMs
  while (performance.now() < until) {
    const { rows } = await client.query('select count(*) as left from accounts where not has_words')
    if (rows[0]?.left === '0') return
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  throw new Error('the names were not indexed in time')
}
