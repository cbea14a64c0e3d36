export default {
  title: 'Bạn cho phép những gì',
  text: 'Mỗi mục một việc. Không mục nào bật sẵn. Tắt là dừng ngay, học vẫn như cũ.',
  on: 'Đồng ý',
  off: 'Không',
  given: 'Đồng ý từ {{at}} · {{code}}',
  withdrawn: 'Rút lại {{at}} · {{code}}',
  never: 'Chưa từng đồng ý',
  receipts: 'Biên nhận',
  receiptGiven: 'Đồng ý: {{title}}',
  receiptWithdrawn: 'Rút lại: {{title}}',
  receiptAt: '{{at}}, theo chính sách dữ liệu bản {{version}}.',
  ask: {
    title: 'Dữ liệu của bạn, bạn chọn',
    text_other: 'Có {{count}} việc chỉ làm khi bạn cho phép. Chưa chọn thì mọi mục đều tắt.',
    choose: 'Xem và chọn',
    later: 'Để sau',
  },
} as const;
