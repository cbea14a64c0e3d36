/** What buttons and keys do to a video. */

/** Seconds that the buttons and keys for going back and forward move. */
export const STEP_SEC = 10;

export const togglePlay = (video: HTMLVideoElement): void => {
  // Refused where the browser wants a click first; the button still offers it
  if (video.paused) void video.play().catch(() => undefined);
  else video.pause();
};

export const skip = (video: HTMLVideoElement, seconds: number): void => {
  video.currentTime = Math.min(video.duration || 0, Math.max(0, video.currentTime + seconds));
};

/** Goes to a second, and into sight. */
export const showSecond = (video: HTMLVideoElement, second: number): void => {
  video.currentTime = second;
  video.scrollIntoView({ block: 'nearest' });
};

export const seek = (video: HTMLVideoElement, second: number): void => {
  video.currentTime = second;
};

export const toggleMuted = (video: HTMLVideoElement): void => {
  video.muted = !video.muted;
};

/** @param volume between 0 and 1 */
export const setSound = (video: HTMLVideoElement, volume: number, isMuted: boolean): void => {
  video.volume = volume;
  video.muted = isMuted;
};

/** The default too: the browser falls back to it when it loads. */
export const setSpeed = (video: HTMLVideoElement, speed: number): void => {
  video.defaultPlaybackRate = speed;
  video.playbackRate = speed;
};

/** The element that fills the screen: video, captions and controls together. */
export const frameOf = (video: HTMLVideoElement): HTMLElement =>
  video.closest<HTMLElement>('[data-video-player]') ?? video;

/** iPhones can show only the video itself on the full screen. */
type AppleVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

export const toggleFullscreen = (video: AppleVideo): void => {
  const frame = frameOf(video);
  if (document.fullscreenElement) void document.exitFullscreen();
  else if (frame.requestFullscreen) void frame.requestFullscreen().catch(() => undefined);
  else video.webkitEnterFullscreen?.();
};

export const togglePictureInPicture = (video: HTMLVideoElement): void => {
  if (document.pictureInPictureElement) void document.exitPictureInPicture();
  else void video.requestPictureInPicture().catch(() => undefined);
};
