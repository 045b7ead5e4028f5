/** The sample text for a writing system's pieces: a headline, and a sentence with its figures, names and marks. */
interface Sample {
  language: string;
  headline: string;
  sentence: string;
}

/** Samples by script. `latin` is the reference for the others. */
export const samples: Record<string, Sample> = {
  latin: {
    language: 'cs',
    headline: 'Druhý úsvit pro každý panel',
    sentence: 'Žluťoučký kůň: Émile Ångström z Łodzi — “naïve” façade (2026).',
  },
  vietnamese: {
    language: 'vi',
    headline: 'Bình minh thứ hai cho mỗi tấm pin',
    sentence: 'Chúng tôi thu gom tấm pin, ắc quy và ổ đĩa trong 24 giờ.',
  },
  greek: {
    language: 'el',
    headline: 'Δεύτερη ανατολή για κάθε πάνελ',
    sentence: 'Συλλέγουμε πάνελ, μπαταρίες και δίσκους. Απάντηση σε 24 ώρες.',
  },
  cyrillic: {
    language: 'uk',
    headline: 'Другий світанок для кожної панелі',
    sentence: 'Збираємо панелі № 5, їхні батареї та диски; ціна 9 800 ₴. Объём, ёлка, ђак.',
  },
  hebrew: {
    language: 'he',
    headline: 'זריחה שנייה לכל לוח',
    sentence: 'אנחנו אוספים לוחות סולאריים, סוללות וכוננים. שָׁלוֹם לכולם!',
  },
  arabic: {
    language: 'ar',
    headline: 'شروق ثانٍ لكل لوح',
    sentence: 'نجمع الألواح الشمسية والبطاريات، ونعطيكم شهادةً لكل قطعة، مجاناً؟',
  },
  'arabic, Latin and digits': {
    language: 'ar',
    headline: 'لقاء Daybreak في 14 مايو',
    sentence: 'الساعة 10:30 في القاعة B-4 مع Dr. Costa و٢٥ زائراً من لشبونة.',
  },
  devanagari: {
    language: 'hi',
    headline: 'हर पैनल का दूसरा सूर्योदय',
    sentence: 'हम सौर पैनल, बैटरी और ड्राइव इकट्ठा करते हैं। क्षमता, ज्ञान, श्री, र्कि।',
  },
  thai: {
    language: 'th',
    headline: 'รุ่งอรุณครั้งที่สองของทุกแผง',
    sentence: 'เรารับแผงโซลาร์ แบตเตอรี่ และไดรฟ์ ที่นี่ น้ำ กี่ ปู่ เก๋',
  },
  chinese: {
    language: 'zh-Hans',
    headline: '每块电池板都有第二次日出',
    sentence: '我们回收太阳能电池板、蓄电池和硬盘，二十四小时内报价。直骨角',
  },
  japanese: {
    language: 'ja',
    headline: 'すべてのパネルに二度目の夜明けを',
    sentence: '太陽光パネル、蓄電池、ドライブを回収します。「直骨角」がギガです。',
  },
  korean: {
    language: 'ko',
    headline: '모든 패널에 두 번째 일출을',
    sentence: '태양광 패널, 배터리, 드라이브를 수거합니다. 24시간 안에 답합니다.',
  },
  signs: {
    language: 'de',
    headline: 'Glas → Silber ✓ № 5',
    sentence: 'GROẞE Dächer ← ↑ ↓ → ★ ☎ ● ≥ 90 % ✔ ✗ ≠ ∞',
  },
  emoji: {
    language: 'en',
    headline: 'Sunrise 🌞 again ♻️',
    sentence: 'Bring panels ☀️, drives 💾 and batteries 🔋. Thanks 👍 🚀 🎉',
  },
};

/** Six designers, each with the fields that take the sample texts. */
export const designersWithWords: Record<
  string,
  (sample: Sample) => { draft?: Record<string, string>; user?: { name: string; title: string } }
> = {
  poster: ({ headline, sentence }) => ({ draft: { title: headline, subtitle: sentence, size: '11x17' } }),
  flyer: ({ headline, sentence }) => ({ draft: { title: headline, subtitle: sentence } }),
  postcard: ({ headline, sentence }) => ({ draft: { headline, message: sentence } }),
  brochure: ({ headline, sentence }) => ({ draft: { title: headline, subtitle: sentence } }),
  social: ({ headline, sentence }) => ({ draft: { headline, line: sentence } }),
  'business-card': ({ headline, sentence }) => ({ user: { name: headline, title: sentence } }),
};
