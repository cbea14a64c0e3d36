/** The video player. */
export default {
  play: 'Phát',
  pause: 'Dừng',
  back: 'Lùi 10 giây',
  forward: 'Tới 10 giây',
  mute: 'Tắt tiếng',
  unmute: 'Bật tiếng',
  volume: 'Âm lượng',
  position: 'Vị trí trong video',
  positionOf: '{{at}} trên {{length}}',
  speedNow: 'Tốc độ: {{speed}}',
  captions: 'Phụ đề video',
  captionsOff: 'Tắt phụ đề',
  pictureInPicture: 'Xem trong cửa sổ nhỏ',
  fullscreen: 'Toàn màn hình',
  waiting: 'Đang tải video',
};
